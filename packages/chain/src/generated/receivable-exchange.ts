// Written by packages/contracts/script/generate.ts; do not edit.

export const receivableExchangeAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "registry_",
    "type": "address",
    "internalType": "contract IExchangeRegistry"
   },
   {
    "name": "eligibility_",
    "type": "address",
    "internalType": "contract IEligibility"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "approve",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "balanceOf",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "result",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "bumpCounter",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "burn",
  "inputs": [
   {
    "name": "fingerprint",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "buy",
  "inputs": [
   {
    "name": "order",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Order",
    "components": [
     {
      "name": "listing",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "units",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "maxCost",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "deadline",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   },
   {
    "name": "gateData",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "buyWithAuthorization",
  "inputs": [
   {
    "name": "order",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Order",
    "components": [
     {
      "name": "listing",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "units",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "maxCost",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "deadline",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   },
   {
    "name": "gateData",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "payer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "authorization",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Authorization",
    "components": [
     {
      "name": "validAfter",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "validBefore",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "salt",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "v",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "r",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "s",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "buyWithPermit",
  "inputs": [
   {
    "name": "order",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Order",
    "components": [
     {
      "name": "listing",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "units",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "maxCost",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "deadline",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   },
   {
    "name": "gateData",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "permit",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Permit",
    "components": [
     {
      "name": "value",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "deadline",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "v",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "r",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "s",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "cancel",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "fraud",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "claim",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "claimFor",
  "inputs": [
   {
    "name": "notes",
    "type": "uint256[]",
    "internalType": "uint256[]"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "claimReward",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "contractURI",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "counterOf",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "creditOf",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "eligibility",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IEligibility"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "endSale",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "fill",
  "inputs": [
   {
    "name": "ask",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Ask",
    "components": [
     {
      "name": "note",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "price",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "claimed",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "rewardClaimed",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "states",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "noteCounter",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "counter",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "expiry",
      "type": "uint32",
      "internalType": "uint32"
     }
    ]
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "limits",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.FillLimits",
    "components": [
     {
      "name": "maxCost",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "maxPaidIn",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "states",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "deadline",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "cost",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "financing",
  "inputs": [
   {
    "name": "fingerprint",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint8",
    "internalType": "enum IExchangeTypes.Financing"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "flagDispute",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "disputed",
    "type": "bool",
    "internalType": "bool"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "getApproved",
  "inputs": [
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "result",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "isApprovedForAll",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "result",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "isRevoked",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "digest",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "ledgerWord",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "liabilities",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "list",
  "inputs": [
   {
    "name": "terms",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Terms",
    "components": [
     {
      "name": "seller",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "payout",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "debtor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "gate",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "reward",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "rewardId",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "fingerprint",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "papers",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "previous",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "kind",
      "type": "uint8",
      "internalType": "enum IExchangeTypes.Kind"
     },
     {
      "name": "rule",
      "type": "uint8",
      "internalType": "enum IExchangeTypes.TransferRule"
     },
     {
      "name": "rewardEarly",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "face",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "pricePerUnit",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "repayPerUnit",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "totalUnits",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "minUnits",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "minPurchase",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "fundingDeadline",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "maturity",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "graceDays",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "delayDays",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "lateFeeBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "maxFeeBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "counter",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "deadline",
      "type": "uint32",
      "internalType": "uint32"
     }
    ]
   },
   {
    "name": "attestation",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Attestation",
    "components": [
     {
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "level",
      "type": "uint8",
      "internalType": "enum IExchangeTypes.Level"
     },
     {
      "name": "acknowledgement",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "counter",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "deadline",
      "type": "uint32",
      "internalType": "uint32"
     }
    ]
   },
   {
    "name": "acknowledgement",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Acknowledgement",
    "components": [
     {
      "name": "fingerprint",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "debtor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "seller",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "face",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "maturity",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "previous",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "counter",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "deadline",
      "type": "uint32",
      "internalType": "uint32"
     }
    ]
   },
   {
    "name": "signatures",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Signatures",
    "components": [
     {
      "name": "attestor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "seller",
      "type": "bytes",
      "internalType": "bytes"
     },
     {
      "name": "attestation",
      "type": "bytes",
      "internalType": "bytes"
     },
     {
      "name": "acknowledgement",
      "type": "bytes",
      "internalType": "bytes"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "listingCount",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "markDefault",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "name",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "noteWord",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint96",
    "internalType": "uint96"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "ownerOf",
  "inputs": [
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "result",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "refreshMetadata",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "refund",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "registry",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IExchangeRegistry"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "release",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "rescueSurplus",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "revoke",
  "inputs": [
   {
    "name": "digest",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "safeTransferFrom",
  "inputs": [
   {
    "name": "from",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "safeTransferFrom",
  "inputs": [
   {
    "name": "from",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "data",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "sellerOf",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "setApprovalForAll",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "isApproved",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "settle",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "settleWithAuthorization",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "payer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "authorization",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Authorization",
    "components": [
     {
      "name": "validAfter",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "validBefore",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "salt",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "v",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "r",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "s",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "taken",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "settleWithPermit",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "permit",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Permit",
    "components": [
     {
      "name": "value",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "deadline",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "v",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "r",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "s",
      "type": "bytes32",
      "internalType": "bytes32"
     }
    ]
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "supportsInterface",
  "inputs": [
   {
    "name": "id",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "symbol",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "tokenURI",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "transferFrom",
  "inputs": [
   {
    "name": "from",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "withdrawCredit",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "event",
  "name": "Approval",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "account",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ApprovalForAll",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "isApproved",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "BatchMetadataUpdate",
  "inputs": [
   {
    "name": "_fromTokenId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "_toTokenId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Bought",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "note",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "buyer",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "units",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "cost",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Burned",
  "inputs": [
   {
    "name": "fingerprint",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "by",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Cancelled",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "by",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "fraud",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ClaimSkipped",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "owner",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Claimed",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "note",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ContractURIUpdated",
  "inputs": [],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "CounterBumped",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "counter",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "CreditWithdrawn",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "token",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Credited",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "token",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "DisputeFlagged",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "by",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "disputed",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
   },
   {
    "name": "evidence",
    "type": "bytes32",
    "indexed": false,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Filled",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "note",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "buyer",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "seller",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   },
   {
    "name": "price",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "cost",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Listed",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "fingerprint",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   },
   {
    "name": "seller",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "attestor",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   },
   {
    "name": "level",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum IExchangeTypes.Level"
   },
   {
    "name": "feeBps",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "terms",
    "type": "tuple",
    "indexed": false,
    "internalType": "struct IExchangeTypes.Terms",
    "components": [
     {
      "name": "seller",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "payout",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "debtor",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "token",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "gate",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "reward",
      "type": "address",
      "internalType": "address"
     },
     {
      "name": "rewardId",
      "type": "uint96",
      "internalType": "uint96"
     },
     {
      "name": "fingerprint",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "papers",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "previous",
      "type": "uint40",
      "internalType": "uint40"
     },
     {
      "name": "kind",
      "type": "uint8",
      "internalType": "enum IExchangeTypes.Kind"
     },
     {
      "name": "rule",
      "type": "uint8",
      "internalType": "enum IExchangeTypes.TransferRule"
     },
     {
      "name": "rewardEarly",
      "type": "bool",
      "internalType": "bool"
     },
     {
      "name": "face",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "pricePerUnit",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "repayPerUnit",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "totalUnits",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "minUnits",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "minPurchase",
      "type": "uint24",
      "internalType": "uint24"
     },
     {
      "name": "fundingDeadline",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "maturity",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "graceDays",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "delayDays",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "lateFeeBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "maxFeeBps",
      "type": "uint16",
      "internalType": "uint16"
     },
     {
      "name": "counter",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "deadline",
      "type": "uint32",
      "internalType": "uint32"
     }
    ]
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "MetadataUpdate",
  "inputs": [
   {
    "name": "_tokenId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Refunded",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "note",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Released",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "fee",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Revoked",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "digest",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "RewardClaimed",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "note",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "SaleEnded",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "soldUnits",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Settled",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "payer",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "toHolders",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "toSeller",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "StateChanged",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "state",
    "type": "uint8",
    "indexed": false,
    "internalType": "enum IExchangeTypes.State"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "SurplusRescued",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Transfer",
  "inputs": [
   {
    "name": "from",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "AccountBalanceOverflow",
  "inputs": []
 },
 {
  "type": "error",
  "name": "BalanceQueryForZeroAddress",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Exchange_AllowanceTooLow",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "allowance",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "needed",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_AlreadyFinanced",
  "inputs": [
   {
    "name": "fingerprint",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_BadRecipient",
  "inputs": [
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_BadSignature",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_BelowMinimum",
  "inputs": [
   {
    "name": "sold",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "minimum",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_Burned",
  "inputs": [
   {
    "name": "fingerprint",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_CostAboveMaximum",
  "inputs": [
   {
    "name": "cost",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "maxCost",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_DeadlinePassed",
  "inputs": [
   {
    "name": "deadline",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "time",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_FeeAboveMaximum",
  "inputs": [
   {
    "name": "feeBps",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "maxFeeBps",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_Forbidden",
  "inputs": [
   {
    "name": "caller",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_Mismatch",
  "inputs": [
   {
    "name": "expected",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "actual",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_NoReward",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_NotAdmitted",
  "inputs": [
   {
    "name": "gate",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_NotYetDefault",
  "inputs": [
   {
    "name": "time",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_NoteDrained",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_NothingDue",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Exchange_OutOfBounds",
  "inputs": [
   {
    "name": "field",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "bound",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_OwnListing",
  "inputs": [
   {
    "name": "buyer",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_PaidInAboveMaximum",
  "inputs": [
   {
    "name": "paidIn",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "maxPaidIn",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_Revoked",
  "inputs": [
   {
    "name": "signer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "digest",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_SaleClosed",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_SaleOpen",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "full",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_SameBlock",
  "inputs": [
   {
    "name": "blockNumber",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_SameParty",
  "inputs": [
   {
    "name": "party",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_StateExcluded",
  "inputs": [
   {
    "name": "state",
    "type": "uint8",
    "internalType": "enum IExchangeTypes.State"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_TransferFailed",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_TransferRefused",
  "inputs": [
   {
    "name": "note",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_WrongCounter",
  "inputs": [
   {
    "name": "signed",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "current",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_WrongKind",
  "inputs": [
   {
    "name": "kind",
    "type": "uint8",
    "internalType": "enum IExchangeTypes.Kind"
   },
   {
    "name": "level",
    "type": "uint8",
    "internalType": "enum IExchangeTypes.Level"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_WrongState",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "state",
    "type": "uint8",
    "internalType": "enum IExchangeTypes.State"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_WrongToken",
  "inputs": [
   {
    "name": "expected",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "actual",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_WrongTransfer",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "asked",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "moved",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Exchange_WrongUnits",
  "inputs": [
   {
    "name": "units",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "minimum",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "available",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "NotOwnerNorApproved",
  "inputs": []
 },
 {
  "type": "error",
  "name": "ReentrancyGuardReentrantCall",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TokenAlreadyExists",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TokenDoesNotExist",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TransferFromIncorrectOwner",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TransferToNonERC721ReceiverImplementer",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TransferToZeroAddress",
  "inputs": []
 }
] as const;

export const receivableExchangeBytecode =
  "0x60c060405234801561000f575f5ffd5b5060405161561a38038061561a83398101604081905261002e9161005c565b6001600160a01b039182166080521660a052610094565b6001600160a01b0381168114610059575f5ffd5b50565b5f5f6040838503121561006d575f5ffd5b825161007881610045565b602084015190925061008981610045565b809150509250929050565b60805160a05161551f6100fb5f395f818161040701526128dc01525f818161062501528181610e2b0152818161114c0152818161136b015281816114e401528181611b4301528181611d380152818161222501528181612bc80152613499015261551f5ff3fe60806040526004361061028b575f3560e01c80637b10399911610155578063b75c7dc6116100be578063ddd5e1b211610078578063ddd5e1b214610885578063e05c5a83146108a4578063e1d927c8146108c3578063e8a3d485146108e2578063e985e9c5146108f6578063fff66fec1461092a575f5ffd5b8063b75c7dc6146107d7578063b88d4fde146107f6578063c87b56dd14610809578063ceb91cda14610828578063d0f5298414610847578063dbe6ae2b14610866575f5ffd5b8063a0e25e0a1161010f578063a0e25e0a14610706578063a22cb46514610725578063a9b07c2614610744578063ae169a5014610757578063b01083e214610776578063b65c5cc8146107aa575f5ffd5b80637b1039991461061457806383d90aed146106475780638d79a5e4146106665780638e69ee661461068557806395d89b41146106b95780639a9c29f6146106e7575f5ffd5b806337dc3191116101f75780636352211e116101b15780636352211e1461054257806363fdd4c3146105615780636646aef5146105805780636e14d39b1461059f57806370a08231146105d65780637ad226dc146105f5575f5ffd5b806337dc31911461047a578063410066051461049957806342842e0e146104ad57806343b7af88146104c05780635eb915ca1461050457806361cf14b514610523575f5ffd5b80630af2de49116102485780630af2de49146103c35780630b71c275146103e25780630dc14000146103f657806323b872dd1461042957806337bdc99b1461043c57806337be8e7a1461045b575f5ffd5b806301ffc9a71461028f578063035ec584146102c357806304d1a8461461031557806306fdde0314610336578063081812fc14610379578063095ea7b3146103b0575b5f5ffd5b34801561029a575f5ffd5b506102ae6102a936600461444c565b610955565b60405190151581526020015b60405180910390f35b3480156102ce575f5ffd5b506103076102dd366004614486565b6001600160a01b039182165f90815260076020908152604080832093909416825291909152205490565b6040519081526020016102ba565b348015610320575f5ffd5b5061033461032f3660046144bd565b61099c565b005b348015610341575f5ffd5b5060408051808201909152601281527154656e6f72612052656365697661626c657360701b60208201525b6040516102ba91906144d4565b348015610384575f5ffd5b506103986103933660046144bd565b610a14565b6040516001600160a01b0390911681526020016102ba565b6103346103be366004614509565b610a4f565b3480156103ce575f5ffd5b506103076103dd36600461458e565b610a5e565b3480156103ed575f5ffd5b50610334610aac565b348015610401575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b6103346104373660046145de565b610b07565b348015610447575f5ffd5b506103346104563660046144bd565b610bf9565b348015610466575f5ffd5b5061030761047536600461461c565b610d72565b348015610485575f5ffd5b50610334610494366004614667565b610e06565b3480156104a4575f5ffd5b50610334610eb2565b6103346104bb3660046145de565b610f15565b3480156104cb575f5ffd5b506102ae6104da366004614509565b6001600160a01b03919091165f908152600560209081526040808320938352929052205460ff1690565b34801561050f575f5ffd5b5061030761051e366004614486565b610f41565b34801561052e575f5ffd5b5061033461053d36600461468a565b611009565b34801561054d575f5ffd5b5061039861055c3660046144bd565b61104d565b34801561056c575f5ffd5b5061030761057b3660046146fb565b611070565b34801561058b575f5ffd5b5061033461059a36600461475f565b611127565b3480156105aa575f5ffd5b506105be6105b93660046144bd565b6111da565b6040516001600160601b0390911681526020016102ba565b3480156105e1575f5ffd5b506103076105f0366004614783565b6111ee565b348015610600575f5ffd5b5061033461060f36600461479e565b611226565b34801561061f575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b348015610652575f5ffd5b506103076106613660046147e2565b611357565b348015610671575f5ffd5b5061030761068036600461485b565b6114d9565b348015610690575f5ffd5b5061030761069f366004614783565b6001600160a01b03165f9081526004602052604090205490565b3480156106c4575f5ffd5b5060408051808201909152600681526554454e4f524160d01b602082015261036c565b3480156106f2575f5ffd5b506103076107013660046148b6565b6116b1565b348015610711575f5ffd5b506103076107203660046148e6565b6116e6565b348015610730575f5ffd5b5061033461073f366004614922565b611873565b34801561074f575f5ffd5b505f54610307565b348015610762575f5ffd5b506103346107713660046144bd565b6118c6565b348015610781575f5ffd5b50610307610790366004614783565b6001600160a01b03165f9081526006602052604090205490565b3480156107b5575f5ffd5b506107c96107c43660046144bd565b6119b9565b6040516102ba929190614962565b3480156107e2575f5ffd5b506103346107f13660046144bd565b611a3e565b610334610804366004614980565b611a8d565b348015610814575f5ffd5b5061036c6108233660046144bd565b611ae7565b348015610833575f5ffd5b50610307610842366004614486565b611b38565b348015610852575f5ffd5b506103346108613660046148b6565b611d1b565b348015610871575f5ffd5b506103076108803660046149ee565b611dba565b348015610890575f5ffd5b5061030761089f36600461479e565b611eeb565b3480156108af575f5ffd5b506103986108be3660046144bd565b611fed565b3480156108ce575f5ffd5b506103346108dd3660046144bd565b611fff565b3480156108ed575f5ffd5b5061036c6120bd565b348015610901575f5ffd5b506102ae610910366004614486565b601c52670a5a2e7a000000006008525f526030600c205490565b348015610935575f5ffd5b506103076109443660046144bd565b5f9081526001602052604090205490565b5f6001600160e01b03198216632483248360e11b14806109965750610996826301ffc9a760e09190911c9081146380ac58cd821417635b5e139f9091141790565b92915050565b6109a46120f5565b60405163829e641360e01b81525f6004820152602481018290527300000000000000000000000000000000000000009063829e6413906044015f6040518083038186803b1580156109f3575f5ffd5b505af4158015610a05573d5f5f3e3d5ffd5b50505050610a1161214e565b50565b5f815f52673ec412a9852d173d60c11b601c5260205f2082018201805460601b610a455763ceea21b65f526004601cfd5b6001015492915050565b610a5a338383612178565b5050565b5f610a676120f5565b5f5f5f610a7687338888612212565b925092509250610a9887848433610a93886060015133308961250f565b61260a565b9350505050610aa561214e565b9392505050565b335f90815260046020526040812080548290610ac790614a77565b918290555060405181815290915033907ff99f9b80029ce784ef929584aadf72a4117786dd894213f87ab970ba59c8281b9060200160405180910390a250565b610b1283838361283a565b5f818152673ec412a9852d173d60c11b3317601c52602090208101810180546001600160a01b039485169493841693811691908286148302610b635767ceea21b6a1148100831560021b526004601cfd5b855f528160010154925082331486331417610b8f576030600c2054610b8f57634b6e7f185f526004601cfd5b8215610b9c575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff81168402610bdd5767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206154ff5f395f51905f525f38a45b505050565b610c016120f5565b5f610c0d600183612998565b9050600181516005811115610c2457610c2461494e565b14610c4f57805160405163a2ceb47f60e01b8152610c46918491600401614aa3565b60405180910390fd5b5f610c5a30846129b7565b9050806101e0015162ffffff16826040015162ffffff161015610caa576040808301516101e0830151915163618f388d60e11b815262ffffff918216600482015291166024820152604401610c46565b4363ffffffff168260e0015163ffffffff1603610cdc5760405163201f5bb160e21b8152436004820152602401610c46565b610ce882846002612a89565b610cf460018484612af0565b5f610d15836040015162ffffff1683610180015165ffffffffffff16612b9c565b9050610d22848383612ba7565b60608301516001600160a01b03165f9081526006602052604081208054909190610d4d908490614ab7565b92505081905550610d6784846060015162ffffff16612cb2565b505050610a1161214e565b5f610d7b6120f5565b5f5f5f610d888787612d04565b606083015160405163c7e64f9960e01b815293965091945092507300000000000000000000000000000000000000009163c7e64f9991610dce9185908a90600401614ada565b5f6040518083038186803b158015610de4575f5ffd5b505af4158015610df6573d5f5f3e3d5ffd5b50505050610a9887848484612e10565b610e0e6120f5565b60405163adce02c160e01b81525f60048201526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660248201526044810183905281151560648201527300000000000000000000000000000000000000009063adce02c1906084015f6040518083038186803b158015610e94575f5ffd5b505af4158015610ea6573d5f5f3e3d5ffd5b50505050610a5a61214e565b604080515f81525f1960208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a16040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1565b610f20838383610b07565b813b15610bf457610bf483838360405180602001604052805f815250612e3b565b5f610f4a6120f5565b50335f9081526007602090815260408083206001600160a01b038616845290915281205490819003610f8f57604051637038ded160e01b815260040160405180910390fd5b335f8181526007602090815260408083206001600160a01b0388811680865291909352818420939093555190851692907fd430aface48b16af1448d6ebf0bff9dc475b838e4d48c1ee1b3e45001e9889a590610fee9086815260200190565b60405180910390a4611001838383612ebc565b61099661214e565b6110116120f5565b5f5b818110156110445761103c83838381811061103057611030614b3a565b90506020020135612f20565b600101611013565b50610a5a61214e565b5f6110578261307b565b90508061106b5763ceea21b65f526004601cfd5b919050565b5f6110796120f5565b5f5f5f61108888338989612212565b606083015160405163c7e64f9960e01b815293965091945092507300000000000000000000000000000000000000009163c7e64f99916110ce9185908a90600401614ada565b5f6040518083038186803b1580156110e4575f5ffd5b505af41580156110f6573d5f5f3e3d5ffd5b5050505061111188848433610a93886060015133308961250f565b93505050505b61111f61214e565b949350505050565b61112f6120f5565b60405163f32137eb60e01b81525f60048201526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166024820152604481018490528215156064820152608481018290527300000000000000000000000000000000000000009063f32137eb9060a4015f6040518083038186803b1580156111bc575f5ffd5b505af41580156111ce573d5f5f3e3d5ffd5b50505050610bf461214e565b5f6111e48261104d565b50610996826130a2565b5f8161120157638f4eb6045f526004601cfd5b673ec412a9852d173d60c11b601c52815f5263ffffffff601c600c2054169050919050565b61122e6120f5565b5f6112398360181c90565b90505f611247600183612998565b519050600581600581111561125e5761125e61494e565b1461128057818160405163a2ceb47f60e01b8152600401610c46929190614aa3565b3361128a8561104d565b6001600160a01b0316146112b357604051631dea718360e11b8152336004820152602401610c46565b5f6112be30846129b7565b90505f6112ee6112db6112d0886130a2565b60181c62ffffff1690565b83610180015165ffffffffffff16612b9c565b90506112fa865f6130c3565b611303866130f2565b846001600160a01b031686857fc6595eed48e3b1bafff43b131099ab88a5d3a9733f0b8e76a0519099172be83f8460405161134091815260200190565b60405180910390a4610ea682606001518683612ebc565b5f6113606120f5565b5f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c6c7c72061139d6020860186614783565b6113ad60808a0160608b01614783565b6113bd60a08b0160808c01614783565b6113cd60c08c0160a08d01614783565b60405160e086901b6001600160e01b03191681526001600160a01b039485166004820152928416602484015290831660448301529091166064820152608401602060405180830381865afa158015611427573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061144b9190614b5d565b604051635f87f38b60e11b81529091507300000000000000000000000000000000000000009063bf0fe7169061148f905f9085908b908b908b908b90600401614e4d565b602060405180830381865af41580156114aa573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114ce919061512d565b91505061111f61214e565b5f6114e26120f5565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b158015611539575f5ffd5b505afa15801561154b573d5f5f3e3d5ffd5b505050505f61155c865f013561104d565b9050730000000000000000000000000000000000000000631da9fcf05f888888888761158885356130a2565b6040518863ffffffff1660e01b81526004016115aa9796959493929190615171565b602060405180830381865af41580156115c5573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115e9919061512d565b91506115f85f823389356130fc565b3386356116058160181c90565b7f8746c83aa0873b302b83ddebc714e23b81136775b3dc393737d2c2713ebc54a9848a604001358760405161163c9392919061527c565b60405180910390a4815f03611654575f915050611117565b5f6116706116686040890160208a01614783565b33848661250f565b90508281146116a7576116896040880160208901614783565b8382604051636a97fcf560e01b8152600401610c469392919061527c565b505061111f61214e565b5f6116ba6120f5565b5f5f5f6116c78686612d04565b9250925092506116d986848484612e10565b935050505061099661214e565b5f6116ef6120f5565b5f5f5f6116fc8888612d04565b9250925092505f6040518060c001604052807f51482408710165f49db4f7b422428870c37d86b0624cd661b387e24aa64f024981526020018a81526020015f8152602001886001600160a01b03168152602001898152602001876020013581525090505f730000000000000000000000000000000000000000636dba7e878660600151848a6040518463ffffffff1660e01b815260040161179f9392919061529d565b602060405180830381865af41580156117ba573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117de919061512d565b90506117fa8a86868b8786106117f457876131f7565b856131f7565b955085810361180d575050505050611117565b5f6118188783614ab7565b905061182b86606001518a8b848f613471565b6118359082614ab7565b60608701516001600160a01b03165f9081526006602052604081208054909190611860908490615346565b909155505050505050505061111f61214e565b801515905081601c52670a5a2e7a00000000600852335f52806030600c2055805f528160601b60601c337f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160205fa35050565b6118ce6120f5565b5f6118d88261104d565b90506001600160a01b038116331461190557604051631dea718360e11b8152336004820152602401610c46565b5f61190f836130a2565b905061192c8360016001600160601b038416176130c3565b6130c3565b60405163621a2f1f60e11b81525f6004820152602481018490526001600160a01b03831660448201526001600160601b03821660648201527300000000000000000000000000000000000000009063c4345e3e906084015f6040518083038186803b158015611999575f5ffd5b505af41580156119ab573d5f5f3e3d5ffd5b505050505050610a1161214e565b60405163de3b595f60e01b81525f60048201819052602482018390529081907300000000000000000000000000000000000000009063de3b595f906044016040805180830381865af4158015611a11573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a359190615359565b91509150915091565b335f818152600560209081526040808320858452909152808220805460ff19166001179055518392917f6e70be4be1a4aebd688b5523bd8b6278acac3963d71ebf2bd5ea50757047664b91a350565b611a98858585610b07565b833b15611ae057611ae085858585858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250612e3b92505050565b5050505050565b6060611af28261104d565b5061106b82604051602401611b0991815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663c87b56dd60e01b179052613495565b5f611b416120f5565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f851a4406040518163ffffffff1660e01b8152600401602060405180830381865afa158015611b9d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611bc19190615388565b6001600160a01b0316336001600160a01b031614611bf457604051631dea718360e11b8152336004820152602401610c46565b611bfd82613586565b6001600160a01b0383165f81815260066020526040908190205490516370a0823160e01b81523060048201529091906370a0823190602401602060405180830381865afa158015611c50573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c74919061512d565b611c7e9190614ab7565b9050805f03611ca057604051637038ded160e01b815260040160405180910390fd5b816001600160a01b0316836001600160a01b03167f68ffd10dbcb608daf7596d0c5750ca7dc117c40ef681758f7cf69f729d906a9883604051611ce591815260200190565b60405180910390a3611cf88383836135cd565b61100157828282604051632751156560e11b8152600401610c46939291906153a3565b60405163189da67560e01b81525f60048201526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015260448101839052606481018290527300000000000000000000000000000000000000009063189da675906084015f6040518083038186803b158015611da0575f5ffd5b505af4158015611db2573d5f5f3e3d5ffd5b505050505050565b5f611dc36120f5565b5f5f5f611dd289878a8a612212565b9250925092505f6040518060c001604052807f6ed88e868af0a1983e3886d5f3e95a2fafbd6c3450bc229e27342283dc429ccc81526020018b5f013581526020018b6020016020810190611e2691906153c7565b62ffffff168152602001886001600160a01b031681526020018381526020018b608001358152509050611ed48a85858a730000000000000000000000000000000000000000636dba7e878a60600151888e6040518463ffffffff1660e01b8152600401611e959392919061529d565b602060405180830381865af4158015611eb0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a93919061512d565b945050505050611ee261214e565b95945050505050565b5f611ef46120f5565b611efe3384613764565b611f1d57604051631dea718360e11b8152336004820152602401610c46565b5f611f27846137cd565b90925090505f829003611f4d57604051637038ded160e01b815260040160405180910390fd5b611f918461192784611f6f611f61896130a2565b60301c65ffffffffffff1690565b611f799190615346565b611f82886130a2565b6001600160601b031690613845565b826001600160a01b031684611fa68660181c90565b6040518581527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611fe4818484612ebc565b5061099661214e565b5f611ff830836129b7565b5192915050565b6120076120f5565b5f612013600183612998565b905060028151600581111561202a5761202a61494e565b1461204c57805160405163a2ceb47f60e01b8152610c46918491600401614aa3565b5f61205730846129b7565b90505f6120638261386e565b915050804211612089576040516380d0d24360e01b815260048101829052602401610c46565b6120948284426138c7565b61209e8484613963565b6120aa60018585612af0565b610d6784846060015162ffffff16612cb2565b6040805160048152602481019091526020810180516001600160e01b031663e8a3d48560e01b1790526060906120f290613495565b90565b61211f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c61397d565b61214c60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061399b565b565b61214c5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612146565b5f1960601c82811692508381169350815f5283673ec412a9852d173d60c11b17601c5260205f2082018201805482169150816121bb5763ceea21b65f526004601cfd5b8185148515176121df57815f526030600c20546121df57634b6e7f185f526004601cfd5b6001018390558183827f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f38a450505050565b61221a614325565b6122226143d5565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b15801561227a575f5ffd5b505afa15801561228c573d5f5f3e3d5ffd5b5050505086608001354211156122c1576040516305bdb14b60e21b815260808801356004820152426024820152604401610c46565b6122cd60018835612998565b91506001825160058111156122e4576122e461494e565b1415801561230557506002825160058111156123025761230261494e565b14155b1561232857815160405163a2ceb47f60e01b8152610c4691893591600401614aa3565b6123333088356129b7565b92506123408383426139a2565b612360576040516303328f5d60e21b815287356004820152602401610c46565b6060808401516001600160a01b03169061237f90890160408a01614783565b6001600160a01b0316146123cf57606080840151906123a390890160408a01614783565b604051634449c53f60e11b81526001600160a01b03928316600482015291166024820152604401610c46565b82516001600160a01b03878116911614806123ff575082602001516001600160a01b0316866001600160a01b0316145b1561242857604051631c18eb7160e21b81526001600160a01b0387166004820152602401610c46565b6124338784846139fd565b60808401519091505f906001600160a01b03166308fd502f89358961245e60408d0160208e016153c7565b8a8a6040518663ffffffff1660e01b81526004016124809594939291906153e0565b6020604051808303815f875af115801561249c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124c09190615415565b90506001600160e01b031981166308fd502f60e01b14612504576080840151604051636044836b60e11b81526001600160a01b039091166004820152602401610c46565b509450945094915050565b6040516370a0823160e01b81526001600160a01b0383811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612557573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061257b919061512d565b90505f6323b872dd868686604051602401612598939291906153a3565b6040516020818303038152906040529060e01b6020820180516001600160e01b03838183161783525050505090506125d08782613b22565b6125f357868585604051632751156560e11b8152600401610c46939291906153a3565b6125ff87868487613bb3565b979650505050505050565b5f8061263761261f6040890160208a016153c7565b62ffffff1687610180015165ffffffffffff16612b9c565b90508083146126635785606001518184604051636a97fcf560e01b8152600401610c469392919061527c565b5f6002865160058111156126795761267961494e565b14806126a257506101c087015162ffffff1661269b60408a0160208b016153c7565b62ffffff16145b90506001865160058111156126b9576126b961494e565b1480156126c35750805b156126d5576126d58689356002612a89565b6126e56040890160208a016153c7565b866040018181516126f69190615430565b62ffffff1690525060608601805160019190612713908390615430565b62ffffff1690525063ffffffff43811660e088015261273a906001908a35908990612af016565b606086015162ffffff16883560181b17925061277685846127715f61276560408e0160208f016153c7565b62ffffff165f5f613c3b565b613c6e565b6001600160a01b0385168389357f8030718c23b091a658bb908b85a884e6004b4abcb34a31f1a1d9b259022cdcf16127b460408d0160208e016153c7565b6040805162ffffff9092168252602082018890520160405180910390a45f816127dd575f6127e9565b6127e989358985612ba7565b90508083111561282e576127fd8184614ab7565b60608901516001600160a01b03165f9081526006602052604081208054909190612828908490615346565b90915550505b50505095945050505050565b6001600160a01b038316158061285757506001600160a01b038216155b1561286157505050565b61286a82613586565b5f61287e306128798460181c90565b6129b7565b610120015190505f600282600281111561289a5761289a61494e565b1480612947575060018260028111156128b5576128b561494e565b14801561294757506040516366e305fd60e01b81526001600160a01b0385811660048301527f000000000000000000000000000000000000000000000000000000000000000016906366e305fd90602401602060405180830381865afa158015612921573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612945919061544b565b155b9050801561297a57604051631511034560e11b8152600481018490526001600160a01b0385166024820152604401610c46565b611ae08361192761298a866130a2565b6001600160601b0316613ced565b6129a06143d5565b5f82815260208490526040902054610aa590613d2d565b6129bf614325565b5f6129ca8484613de3565b90506129d4614419565b60c0600182843c8051606081811c855265ffffffffffff603083811c8216610160880152928116610180870152602084015180831c878401529283901c166101a086015262ffffff601883901c81166101c08701529182166101e086015260408301519081901c6080860152604881901c90911661020085015263ffffffff602882901c8116610220860152600882901c1661024085015260ff8116610260850152612a808483613dee565b50505092915050565b82816005811115612a9c57612a9c61494e565b90816005811115612aaf57612aaf61494e565b81525050817ffafe884515ca1fa5e0bf815ce87ef00b2cdaa0eee590d20376604937937a10bf82604051612ae39190615466565b60405180910390a2505050565b5f6008826020015160ff16901b825f01516005811115612b1257612b1261494e565b60ff161790506028826060015162ffffff16901b6010836040015162ffffff16901b178117905060708260a001516001600160501b0316901b6040836080015165ffffffffffff16901b178117905060e08260e0015163ffffffff16901b60c08360c0015163ffffffff16901b821717845f8581526020019081526020015f208190555050505050565b5f610aa58284615474565b5f5f612bbc83856102c0015161ffff16613fab565b9050612c4d84606001517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663469048406040518163ffffffff1660e01b8152600401602060405180830381865afa158015612c22573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612c469190615388565b8388613fc3565b847ff854feef4c325cc8fcfad1a693b62c4383c8d228c4ca0bc52f9e06095338a5f1612c798386614ab7565b60408051918252602082018590520160405180910390a2606084015160208501518551611ee2929190612cac8588614ab7565b89613471565b805f03612cbd575050565b60408051601884901b6001811782528317602082015281517f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c929181900390910190a15050565b612d0c614325565b612d146143d5565b5f612d20600186612998565b9150600282516005811115612d3757612d3761494e565b1080612d555750600582516005811115612d5357612d5361494e565b145b15612d7757815160405163a2ceb47f60e01b8152610c46918791600401614aa3565b612d8130866129b7565b9250612d8e8383426138c7565b5f612d99848461405a565b90505f836080015165ffffffffffff16612dca86610160015165ffffffffffff1684612dc5898961407d565b6140a8565b612dd49190614ab7565b9050808610612de35780612de5565b855b9250825f03612e0757604051637038ded160e01b815260040160405180910390fd5b50509250925092565b5f5f612e22856060015133308661250f565b9050612e3186868633856131f7565b9695505050505050565b60405163150b7a028082523360208301528560601b60601c604083015283606083015260808083015282518060a08401528015612e82578060c08401826020870160045afa505b60208360a48301601c86015f8a5af1612ea3573d15612ea3573d5f843e3d83fd5b508060e01b825114611db25763d1a57ed65f526004601cfd5b612ec582613586565b6001600160a01b0383165f9081526006602052604081208054839290612eec908490614ab7565b90915550612efd90508383836135cd565b610bf457828282604051632751156560e11b8152600401610c46939291906153a3565b5f818152673ec412a9852d173d60c11b601c5260209020810181015460601b612f465750565b5f5f612f51836137cd565b91509150815f03612f6157505050565b5f612f6b8461307b565b90505f612f7a611f61866130a2565b9050612f9685611927612f8d8785615346565b611f82896130a2565b612fa18383866135cd565b1561301f576001600160a01b0383165f9081526006602052604081208054869290612fcd908490614ab7565b90915550506001600160a01b03821685612fe78160181c90565b6040518781527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611ae0565b6130308561192783611f82896130a2565b816001600160a01b0316857f52b847c5b55ac52fa49c02e3dfd6e92e0510a87408ec85a9b842cbf46ee146408660405161306c91815260200190565b60405180910390a35050505050565b5f818152673ec412a9852d173d60c11b601c5260209020810101546001600160a01b031690565b5f818152673ec412a9852d173d60c11b601c52602090208101015460a01c90565b815f52673ec412a9852d173d60c11b601c5260205f208201820180548060a01c831860a01b8118825550505050565b610a115f826140cc565b61310783838361283a565b5f8181526001600160a01b03948516673ec412a9852d173d60c11b8117601c52602090912082018201805491959485169493841693821691828614830261315d5767ceea21b6a1148100831560021b526004601cfd5b855f52816001015492508287148688141787151761318c576030600c205461318c57634b6e7f185f526004601cfd5b8215613199575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff811684026131da5767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206154ff5f395f51905f525f38a45b50505050565b5f815f0361322357846060015160015f604051636a97fcf560e01b8152600401610c469392919061527c565b5f61322e868661405a565b905061323b8686426139a2565b156132b1575f865f01516001600160a01b0316856001600160a01b03161480613279575086604001516001600160a01b0316856001600160a01b0316145b905080158061328757508184105b156132af57604051630d1f7bad60e11b81526004810189905260248101839052604401610c46565b505b5f6132bc878761407d565b90505f6132c88861386e565b915060029050875160058111156132e1576132e161494e565b1480156132ed57508042115b156132fc576132fc8988613963565b5f613314886080015165ffffffffffff16858561418a565b905085886080015165ffffffffffff1661332e9190615346565b65ffffffffffff16608089018190525f90829061334c90878761418a565b6133569190614ab7565b905060038951600581111561336d5761336d61494e565b1415801561339057506133808486615346565b896080015165ffffffffffff1610155b156133a1576133a1898c6003612a89565b6133ad60018c8b612af0565b60608a01516001600160a01b03165f90815260066020526040812080548992906133d8908490615346565b90915550506001600160a01b0388168b7fb2790cfbb501cb5d139a6d2e6b8157f1e9fc7043f1354b6645d9accfa9d9558289846134158183614ab7565b6040805193845260208401929092529082015260600160405180910390a360608a01518a5161344f9190613449848b614ab7565b8e613fc3565b6134628b8a6060015162ffffff16612cb2565b50949998505050505050505050565b5f61347d8686856135cd565b15613489575081611ee2565b611ee286858585613fc3565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663303e74df6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156134f3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906135179190615388565b6001600160a01b03168360405161352e919061548b565b5f60405180830381855afa9150503d805f8114613566576040519150601f19603f3d011682016040523d82523d5f602084013e61356b565b606091505b5091509150811561357e57805160208201f35b805160208201fd5b6001600160a01b0381163014806135a457506001600160a01b038116155b15610a11576040516316f2a20b60e11b81526001600160a01b0382166004820152602401610c46565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa158015613613573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613637919061512d565b604080516001600160a01b038716602482015260448082018790528251808303909101815260649091019091526020810180516001600160e01b031663a9059cbb60e01b17905290915061368c908690613b22565b613699575f915050610aa5565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa1580156136dd573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613701919061512d565b90508161370e8583615346565b0361371e57600192505050610aa5565b81810361372f575f92505050610aa5565b858482841161373e575f613748565b6137488385614ab7565b604051636a97fcf560e01b8152600401610c469392919061527c565b5f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c526020909120820182018054919360019216806137a75763ceea21b65f526004601cfd5b8085146137c557805f526030600c20546137c5578160010154851492505b505092915050565b5f5f5f6137da8460181c90565b90505f6137e8600183612998565b9050806080015165ffffffffffff165f0361380957505f9485945092505050565b5f61381430846129b7565b90506138218183426138c7565b613834818361382f896130a2565b6141a5565b816060015194509450505050915091565b5f610aa582601885901c62ffffff166138638660011c627fffff1690565b600180881614613c3b565b5f5f82610260015160ff16620151806138879190615474565b83610240015163ffffffff1661389d9190615346565b915082610280015160ff16620151806138b69190615474565b6138c09083615346565b9050915091565b5f5f6138d28561386e565b915091505f6138ed8560c0015163ffffffff16858585614206565b9050805f036138fe57505050505050565b5f61391e866080015165ffffffffffff16613919898961405a565b614236565b905061392a8282615474565b8660a001516001600160501b03166139429190615346565b6001600160501b031660a08701525050505063ffffffff1660c09091015250565b60208101805160021760ff169052610a5a81836004612a89565b1561214c57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f826080015165ffffffffffff165f1480156139c9575083610220015163ffffffff168211155b80156139e75750836101c0015162ffffff16836040015162ffffff16105b801561111f575050506020015160101615919050565b5f5f8260400151846101c00151613a1491906154a1565b62ffffff1690505f84610200015162ffffff168210613a3d5784610200015162ffffff16613a3f565b815b905080613a5260408801602089016153c7565b62ffffff161080613a76575081613a6f60408801602089016153c7565b62ffffff16115b15613aba57613a8b60408701602088016153c7565b6040516308f89cc960e01b815262ffffff90911660048201526024810182905260448101839052606401610c46565b613ae5613acd60408801602089016153c7565b62ffffff1686610180015165ffffffffffff16612b9c565b92508560600135831115613b195760405163062c8c5560e31b81526004810184905260608701356024820152604401610c46565b50509392505050565b5f5f5f846001600160a01b031684604051613b3d919061548b565b5f604051808303815f865af19150503d805f8114613b76576040519150601f19603f3d011682016040523d82523d5f602084013e613b7b565b606091505b5091509150818015611ee25750805115613ba057613b98816154bc565b600114611ee2565b505050506001600160a01b03163b151590565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918591908816906370a0823190602401602060405180830381865afa158015613bfe573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613c22919061512d565b613c2c9190614ab7565b9050828110611ee25782612e31565b5f81613c47575f613c4a565b60015b60ff166001627fffff8516901b601886901b603088901b1717179050949350505050565b613c795f848461283a565b8260601b60601c9250815f52673ec412a9852d173d60c11b601c52828160a01b1760205f208301830155825f52601c600c20600181540163ffffffff81168502613cd25767ea553b3401336cea851560021b526004601cfd5b905581835f5f5160206154ff5f395f51905f528138a4505050565b5f610996603083901c65ffffffffffff16601884901c62ffffff16613d178560011c627fffff1690565b613d22906001615346565b600180871614613c3b565b613d356143d5565b8160ff166005811115613d4a57613d4a61494e565b81906005811115613d5d57613d5d61494e565b90816005811115613d7057613d7061494e565b905250600882901c60ff166020820152601082901c62ffffff908116604080840191909152602884901c909116606083015282901c65ffffffffffff166080820152607082901c6001600160501b031660a082015260c082811c63ffffffff169082015260e091821c9181019190915290565b5f610aa5838361424e565b606081015160f881901c61028084015261ffff60e882901c81166102a085015260d882901c166102c084015260d081901c60ff166001811115613e3357613e3361494e565b8360e001906001811115613e4957613e4961494e565b90816001811115613e5c57613e5c61494e565b90525060ff60c882901c166002811115613e7857613e7861494e565b8361010001906002811115613e8f57613e8f61494e565b90816002811115613ea257613ea261494e565b90525060ff60c082901c166002811115613ebe57613ebe61494e565b8361012001906002811115613ed557613ed561494e565b90816002811115613ee857613ee861494e565b90525060b881901c60088116151561014085015260ff81169060699060011615613f38576060613f188583015190565b901c613f25826014615346565b6001600160a01b03909116604087015290505b84516001600160a01b031660208601526002821615613f7d576060613f5d8583015190565b901c613f6a826014615346565b6001600160a01b03909116602087015290505b6004821615611ae0579290920151606081901c60a08501526001600160601b031660c0909301929092525050565b5f612710613fb98385615474565b610aa591906154df565b81156131f1576001600160a01b038084165f90815260076020908152604080832093881683529290529081208054849290613fff908490615346565b9250508190555080846001600160a01b0316846001600160a01b03167fdd0ef63b44a932361273bab95d6e9bfcea5c7850c43844f540314e89899b970c8560405161404c91815260200190565b60405180910390a450505050565b5f826101a0015165ffffffffffff16826040015162ffffff16610aa59190615474565b5f610aa58260a001516001600160501b0316846102a0015161ffff166140a3868661405a565b6142b9565b5f806140b48385615346565b90508085116140c35780611ee2565b50929392505050565b5f6140d68261104d565b90506140e3815f8461283a565b505f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c5260209091208201820180549193821691826141265763ceea21b65f526004601cfd5b825f52816001015480861484871417861517614153576030600c205461415357634b6e7f185f526004601cfd5b8015614160575f83600101555b5082189055601c600c2080545f19019055815f825f5160206154ff5f395f51905f528238a4505050565b5f806141968385615346565b90508085106140c35780611ee2565b5f5f6141d0846080015165ffffffffffff166141c1878761405a565b6141cb888861407d565b61418a565b9050603083901c65ffffffffffff166141fc82601886901c62ffffff16876040015162ffffff166142fb565b611ee29190614ab7565b5f82851015614213578294505b8184111561421f578193505b84841161422c575f611ee2565b611ee28585614ab7565b5f818310614244575f610aa5565b610aa58383614ab7565b5f607f821161427957825f526094600b5360d6600a5381821560071b17602053506017600a20610996565b60085b82811c1561428c5760080161427c565b60031c828152600884901b5f5260808101601f536094600a538060d6016009536017016009209392505050565b5f8064496cebb8006142cb8587615474565b6142d591906154df565b90505f6142e3600a856154df565b90508082106142f25780612e31565b50949350505050565b5f811561431c578161430d8486615474565b61431791906154df565b61111f565b505f9392505050565b604080516102e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082019081526020015f81526020015f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101408201819052610160820181905261018082018190526101a09091015290565b604080516101008101909152805f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e09091015290565b6040518060c001604052806006906020820280368337509192915050565b6001600160e01b031981168114610a11575f5ffd5b5f6020828403121561445c575f5ffd5b8135610aa581614437565b6001600160a01b0381168114610a11575f5ffd5b803561106b81614467565b5f5f60408385031215614497575f5ffd5b82356144a281614467565b915060208301356144b281614467565b809150509250929050565b5f602082840312156144cd575f5ffd5b5035919050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f5f6040838503121561451a575f5ffd5b823561452581614467565b946020939093013593505050565b5f60a08284031215614543575f5ffd5b50919050565b5f5f83601f840112614559575f5ffd5b50813567ffffffffffffffff811115614570575f5ffd5b602083019150836020828501011115614587575f5ffd5b9250929050565b5f5f5f60c084860312156145a0575f5ffd5b6145aa8585614533565b925060a084013567ffffffffffffffff8111156145c5575f5ffd5b6145d186828701614549565b9497909650939450505050565b5f5f5f606084860312156145f0575f5ffd5b83356145fb81614467565b9250602084013561460b81614467565b929592945050506040919091013590565b5f5f5f60e0848603121561462e575f5ffd5b83359250602084013591506146468560408601614533565b90509250925092565b8015158114610a11575f5ffd5b803561106b8161464f565b5f5f60408385031215614678575f5ffd5b8235915060208301356144b28161464f565b5f5f6020838503121561469b575f5ffd5b823567ffffffffffffffff8111156146b1575f5ffd5b8301601f810185136146c1575f5ffd5b803567ffffffffffffffff8111156146d7575f5ffd5b8560208260051b84010111156146eb575f5ffd5b6020919091019590945092505050565b5f5f5f5f610160858703121561470f575f5ffd5b6147198686614533565b935060a085013567ffffffffffffffff811115614734575f5ffd5b61474087828801614549565b909450925061475490508660c08701614533565b905092959194509250565b5f5f5f60608486031215614771575f5ffd5b83359250602084013561460b8161464f565b5f60208284031215614793575f5ffd5b8135610aa581614467565b5f5f604083850312156147af575f5ffd5b8235915060208301356144b281614467565b5f6101208284031215614543575f5ffd5b5f60808284031215614543575f5ffd5b5f5f5f5f8486036105408112156147f7575f5ffd5b610360811215614805575f5ffd5b50849350614817866103608701614533565b92506148278661040087016147c1565b915061052085013567ffffffffffffffff811115614843575f5ffd5b61484f878288016147d2565b91505092959194509250565b5f5f5f5f6101c0858703121561486f575f5ffd5b61487986866147c1565b935061012085013567ffffffffffffffff811115614895575f5ffd5b6148a187828801614549565b909450925061475490508661014087016147d2565b5f5f604083850312156148c7575f5ffd5b50508035926020909101359150565b5f60c08284031215614543575f5ffd5b5f5f5f5f61012085870312156148fa575f5ffd5b8435935060208501359250604085013561491381614467565b915061475486606087016148d6565b5f5f60408385031215614933575f5ffd5b823561493e81614467565b915060208301356144b28161464f565b634e487b7160e01b5f52602160045260245ffd5b60408101600484106149765761497661494e565b9281526020015290565b5f5f5f5f5f60808688031215614994575f5ffd5b853561499f81614467565b945060208601356149af81614467565b935060408601359250606086013567ffffffffffffffff8111156149d1575f5ffd5b6149dd88828901614549565b969995985093965092949392505050565b5f5f5f5f5f6101a08688031215614a03575f5ffd5b614a0d8787614533565b945060a086013567ffffffffffffffff811115614a28575f5ffd5b614a3488828901614549565b90955093505060c0860135614a4881614467565b9150614a578760e088016148d6565b90509295509295909350565b634e487b7160e01b5f52601160045260245ffd5b5f60018201614a8857614a88614a63565b5060010190565b60068110614a9f57614a9f61494e565b9052565b82815260408101610aa56020830184614a8f565b8181038181111561099657610996614a63565b803560ff8116811461106b575f5ffd5b6001600160a01b03841681526020808201849052823560408084019190915290830135606083015260e082019060ff90614b15908501614aca565b16608083810191909152606084013560a0840152929092013560c09091015292915050565b634e487b7160e01b5f52603260045260245ffd5b61ffff81168114610a11575f5ffd5b5f60208284031215614b6d575f5ffd5b8151610aa581614b4e565b80356001600160601b038116811461106b575f5ffd5b803564ffffffffff8116811461106b575f5ffd5b80356002811061106b575f5ffd5b60028110614a9f57614a9f61494e565b60038110610a11575f5ffd5b803561106b81614bc0565b60038110610a1157610a1161494e565b614a9f81614bd7565b803565ffffffffffff8116811461106b575f5ffd5b803562ffffff8116811461106b575f5ffd5b803563ffffffff8116811461106b575f5ffd5b803561106b81614b4e565b803582526020810135614c4781614bc0565b614c5081614bd7565b60208301526040818101359083015263ffffffff614c7060608301614c17565b16606083015263ffffffff614c8760808301614c17565b1660808301525050565b803582526020810135614ca381614467565b6001600160a01b03166020830152614cbd6040820161447b565b6001600160a01b03166040830152614cd76060820161447b565b6001600160a01b03166060830152614cf160808201614bf0565b65ffffffffffff166080830152614d0a60a08201614c17565b63ffffffff1660a0830152614d2160c08201614b8e565b64ffffffffff1660c0830152614d3960e08201614c17565b63ffffffff1660e0830152614d516101008201614c17565b63ffffffff8116610100840152505050565b5f5f8335601e19843603018112614d78575f5ffd5b830160208101925035905067ffffffffffffffff811115614d97575f5ffd5b803603821315614587575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b5f8135614dd981614467565b6001600160a01b03168352614df16020830183614d63565b60806020860152614e06608086018284614da5565b915050614e166040840184614d63565b8583036040870152614e29838284614da5565b92505050614e3a6060840184614d63565b8583036060870152612e31838284614da5565b86815261ffff86166020820152614e7760408201614e6a8761447b565b6001600160a01b03169052565b5f614e846020870161447b565b6001600160a01b03166060830152614e9e6040870161447b565b6001600160a01b03166080830152614eb86060870161447b565b6001600160a01b031660a0830152614ed26080870161447b565b6001600160a01b031660c0830152614eec60a0870161447b565b6001600160a01b031660e0830152614f0660c08701614b78565b6001600160601b0381166101008401525060e086013561012083810191909152610100870135610140840152614f3d908701614b8e565b64ffffffffff16610160830152614f576101408701614ba2565b614f65610180840182614bb0565b50614f736101608701614bcc565b614f816101a0840182614be7565b50614f8f610180870161465c565b15156101c0830152614fa46101a08701614bf0565b65ffffffffffff166101e0830152614fbf6101c08701614bf0565b65ffffffffffff16610200830152614fda6101e08701614bf0565b65ffffffffffff16610220830152614ff56102008701614c05565b62ffffff1661024083015261500d6102208701614c05565b62ffffff166102608301526150256102408701614c05565b62ffffff1661028083015261503d6102608701614c17565b63ffffffff166102a08301526150566102808701614c17565b63ffffffff166102c083015261506f6102a08701614aca565b60ff166102e08301526150856102c08701614aca565b60ff1661030083015261509b6102e08701614c2a565b61ffff166103208301526150b26103008701614c2a565b61ffff166103408301526150c96103208701614c17565b63ffffffff166103608301526150e26103408701614c17565b63ffffffff166103808301526150fc6103a0830186614c35565b61510a610440830185614c91565b610580610560830152615121610580830184614dcd565b98975050505050505050565b5f6020828403121561513d575f5ffd5b5051919050565b803582526020808201359083015260ff61516060408301614aca565b166040830152606090810135910152565b87815286356020808301919091525f9088013561518d81614467565b6001600160a01b03166040838101919091528801356060808401919091528801356080808401919091526151c290890161465c565b80151560a0840152506151d760a08901614aca565b60ff811660c0840152506151ed60c08901614c17565b63ffffffff811660e08401525061520660e08901614c17565b63ffffffff8116610100840152506152216101008901614c17565b63ffffffff81166101208401525061022061014083015261524761022083018789614da5565b9050615257610160830186615144565b6001600160a01b0384166101e08301526001600160601b038316610200830152615121565b6001600160a01b039390931683526020830191909152604082015260600190565b6001600160a01b038481168252835160208084019190915280850151604080850191909152808601516060808601919091528087015190931660808086019190915286015160a08086019190915286015160c0850152843560e0850152908401356101008401528301356101208301526101a082019060ff90615321908501614aca565b16610140830152608083013561016083015260a0909201356101809091015292915050565b8082018082111561099657610996614a63565b5f5f6040838503121561536a575f5ffd5b825160048110615378575f5ffd5b6020939093015192949293505050565b5f60208284031215615398575f5ffd5b8151610aa581614467565b6001600160a01b039384168152919092166020820152604081019190915260600190565b5f602082840312156153d7575f5ffd5b610aa582614c05565b8581526001600160a01b038516602082015262ffffff841660408201526080606082018190525f906125ff9083018486614da5565b5f60208284031215615425575f5ffd5b8151610aa581614437565b62ffffff818116838216019081111561099657610996614a63565b5f6020828403121561545b575f5ffd5b8151610aa58161464f565b602081016109968284614a8f565b808202811582820484141761099657610996614a63565b5f82518060208501845e5f920191825250919050565b62ffffff828116828216039081111561099657610996614a63565b80516020808301519190811015614543575f1960209190910360031b1b16919050565b5f826154f957634e487b7160e01b5f52601260045260245ffd5b50049056feddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export const receivableExchangeLinks: Readonly<Record<string, readonly number[]>> = {"ListingRules":[2747,3932,4740,5464,6753,6869,7784],"ResaleRules":[5723],"SignedPayments":[3743,4511,6237,8019]};

