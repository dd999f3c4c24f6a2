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
    "name": "",
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
  "0x60c060405234801561000f575f5ffd5b5060405161568d38038061568d83398101604081905261002e9161005c565b6001600160a01b039182166080521660a052610094565b6001600160a01b0381168114610059575f5ffd5b50565b5f5f6040838503121561006d575f5ffd5b825161007881610045565b602084015190925061008981610045565b809150509250929050565b60805160a0516155926100fb5f395f818161040701526127c001525f818161062501528181610e060152818161113b0152818161134e015281816114c701528181611ab101528181611ca60152818161216701528181612b05015261319001526155925ff3fe60806040526004361061028b575f3560e01c80637b10399911610155578063b75c7dc6116100be578063ddd5e1b211610078578063ddd5e1b214610885578063e05c5a83146108a4578063e1d927c8146108c3578063e8a3d485146108e2578063e985e9c5146108f6578063fff66fec1461092a575f5ffd5b8063b75c7dc6146107d7578063b88d4fde146107f6578063c87b56dd14610809578063ceb91cda14610828578063d0f5298414610847578063dbe6ae2b14610866575f5ffd5b8063a0e25e0a1161010f578063a0e25e0a14610706578063a22cb46514610725578063a9b07c2614610744578063ae169a5014610757578063b01083e214610776578063b65c5cc8146107aa575f5ffd5b80637b1039991461061457806383d90aed146106475780638d79a5e4146106665780638e69ee661461068557806395d89b41146106b95780639a9c29f6146106e7575f5ffd5b806337dc3191116101f75780636352211e116101b15780636352211e1461054257806363fdd4c3146105615780636646aef5146105805780636e14d39b1461059f57806370a08231146105d65780637ad226dc146105f5575f5ffd5b806337dc31911461047a578063410066051461049957806342842e0e146104ad57806343b7af88146104c05780635eb915ca1461050457806361cf14b514610523575f5ffd5b80630af2de49116102485780630af2de49146103c35780630b71c275146103e25780630dc14000146103f657806323b872dd1461042957806337bdc99b1461043c57806337be8e7a1461045b575f5ffd5b806301ffc9a71461028f578063035ec584146102c357806304d1a8461461031557806306fdde0314610336578063081812fc14610379578063095ea7b3146103b0575b5f5ffd5b34801561029a575f5ffd5b506102ae6102a93660046144bf565b610955565b60405190151581526020015b60405180910390f35b3480156102ce575f5ffd5b506103076102dd3660046144f9565b6001600160a01b039182165f90815260076020908152604080832093909416825291909152205490565b6040519081526020016102ba565b348015610320575f5ffd5b5061033461032f366004614530565b61099c565b005b348015610341575f5ffd5b5060408051808201909152601281527154656e6f72612052656365697661626c657360701b60208201525b6040516102ba9190614547565b348015610384575f5ffd5b50610398610393366004614530565b610a14565b6040516001600160a01b0390911681526020016102ba565b6103346103be36600461457c565b610a4f565b3480156103ce575f5ffd5b506103076103dd366004614601565b610a5e565b3480156103ed575f5ffd5b50610334610aac565b348015610401575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b610334610437366004614651565b610b07565b348015610447575f5ffd5b50610334610456366004614530565b610bf9565b348015610466575f5ffd5b5061030761047536600461468f565b610d3b565b348015610485575f5ffd5b506103346104943660046146da565b610de1565b3480156104a4575f5ffd5b50610334610e8d565b6103346104bb366004614651565b610ef0565b3480156104cb575f5ffd5b506102ae6104da36600461457c565b6001600160a01b03919091165f908152600560209081526040808320938352929052205460ff1690565b34801561050f575f5ffd5b5061030761051e3660046144f9565b610f1c565b34801561052e575f5ffd5b5061033461053d3660046146fd565b610fe4565b34801561054d575f5ffd5b5061039861055c366004614530565b611028565b34801561056c575f5ffd5b5061030761057b36600461476e565b61104b565b34801561058b575f5ffd5b5061033461059a3660046147d2565b611116565b3480156105aa575f5ffd5b506105be6105b9366004614530565b6111c9565b6040516001600160601b0390911681526020016102ba565b3480156105e1575f5ffd5b506103076105f03660046147f6565b6111dd565b348015610600575f5ffd5b5061033461060f366004614811565b611215565b34801561061f575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b348015610652575f5ffd5b50610307610661366004614855565b61133a565b348015610671575f5ffd5b506103076106803660046148ce565b6114bc565b348015610690575f5ffd5b5061030761069f3660046147f6565b6001600160a01b03165f9081526004602052604090205490565b3480156106c4575f5ffd5b5060408051808201909152600681526554454e4f524160d01b602082015261036c565b3480156106f2575f5ffd5b50610307610701366004614929565b611694565b348015610711575f5ffd5b50610307610720366004614959565b6116ca565b348015610730575f5ffd5b5061033461073f366004614995565b6117e1565b34801561074f575f5ffd5b505f54610307565b348015610762575f5ffd5b50610334610771366004614530565b611834565b348015610781575f5ffd5b506103076107903660046147f6565b6001600160a01b03165f9081526006602052604090205490565b3480156107b5575f5ffd5b506107c96107c4366004614530565b611927565b6040516102ba9291906149d5565b3480156107e2575f5ffd5b506103346107f1366004614530565b6119ac565b6103346108043660046149f3565b6119fb565b348015610814575f5ffd5b5061036c610823366004614530565b611a55565b348015610833575f5ffd5b506103076108423660046144f9565b611aa6565b348015610852575f5ffd5b50610334610861366004614929565b611c89565b348015610871575f5ffd5b50610307610880366004614a61565b611d28565b348015610890575f5ffd5b5061030761089f366004614811565b611e59565b3480156108af575f5ffd5b506103986108be366004614530565b611f5b565b3480156108ce575f5ffd5b506103346108dd366004614530565b611f6d565b3480156108ed575f5ffd5b5061036c611fff565b348015610901575f5ffd5b506102ae6109103660046144f9565b601c52670a5a2e7a000000006008525f526030600c205490565b348015610935575f5ffd5b50610307610944366004614530565b5f9081526001602052604090205490565b5f6001600160e01b03198216632483248360e11b14806109965750610996826301ffc9a760e09190911c9081146380ac58cd821417635b5e139f9091141790565b92915050565b6109a4612037565b60405163829e641360e01b81525f6004820152602481018290527300000000000000000000000000000000000000009063829e6413906044015f6040518083038186803b1580156109f3575f5ffd5b505af4158015610a05573d5f5f3e3d5ffd5b50505050610a11612090565b50565b5f815f52673ec412a9852d173d60c11b601c5260205f2082018201805460601b610a455763ceea21b65f526004601cfd5b6001015492915050565b610a5a3383836120ba565b5050565b5f610a67612037565b5f5f5f610a7687338888612154565b925092509250610a9887848433610a938860600151333089612407565b612502565b9350505050610aa5612090565b9392505050565b335f90815260046020526040812080548290610ac790614aea565b918290555060405181815290915033907ff99f9b80029ce784ef929584aadf72a4117786dd894213f87ab970ba59c8281b9060200160405180910390a250565b610b1283838361271e565b5f818152673ec412a9852d173d60c11b3317601c52602090208101810180546001600160a01b039485169493841693811691908286148302610b635767ceea21b6a1148100831560021b526004601cfd5b855f528160010154925082331486331417610b8f576030600c2054610b8f57634b6e7f185f526004601cfd5b8215610b9c575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff81168402610bdd5767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206155725f395f51905f525f38a45b505050565b610c01612037565b5f610c0d60018361287c565b90505f610c1d83835f015161289b565b90505f610c2a30856128c5565b9050806101e0015162ffffff16836040015162ffffff161015610c7f576040808401516101e0830151915163618f388d60e11b815262ffffff9182166004820152911660248201526044015b60405180910390fd5b4363ffffffff168360e0015163ffffffff1603610cb15760405163201f5bb160e21b8152436004820152602401610c76565b610cbc838584612997565b610cc860018585612a2d565b5f610ce9846040015162ffffff1683610180015165ffffffffffff16612ad9565b9050610cf6858383612ae4565b60608301516001600160a01b03165f9081526006602052604081208054909190610d21908490614b02565b92505081905550610a0585856060015162ffffff16612bef565b5f610d44612037565b5f5f5f610d518787612c41565b925092509250610a988784848473000000000000000000000000000000000000000063c7e64f998960600151888d6040518463ffffffff1660e01b8152600401610d9d93929190614b25565b602060405180830381865af4158015610db8573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ddc9190614b85565b612d05565b610de9612037565b60405163adce02c160e01b81525f60048201526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660248201526044810183905281151560648201527300000000000000000000000000000000000000009063adce02c1906084015f6040518083038186803b158015610e6f575f5ffd5b505af4158015610e81573d5f5f3e3d5ffd5b50505050610a5a612090565b604080515f81525f1960208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a16040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1565b610efb838383610b07565b813b15610bf457610bf483838360405180602001604052805f815250612d27565b5f610f25612037565b50335f9081526007602090815260408083206001600160a01b038616845290915281205490819003610f6a57604051637038ded160e01b815260040160405180910390fd5b335f8181526007602090815260408083206001600160a01b0388811680865291909352818420939093555190851692907fd430aface48b16af1448d6ebf0bff9dc475b838e4d48c1ee1b3e45001e9889a590610fc99086815260200190565b60405180910390a4610fdc838383612da8565b610996612090565b610fec612037565b5f5b8181101561101f5761101783838381811061100b5761100b614b9c565b90506020020135612e0c565b600101610fee565b50610a5a612090565b5f61103282612f67565b9050806110465763ceea21b65f526004601cfd5b919050565b5f611054612037565b5f5f5f61106388338989612154565b606083015160405163c7e64f9960e01b815293965091945092507300000000000000000000000000000000000000009163c7e64f99916110a99185908a90600401614b25565b602060405180830381865af41580156110c4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110e89190614b85565b5061110088848433610a938860600151333089612407565b93505050505b61110e612090565b949350505050565b61111e612037565b60405163f32137eb60e01b81525f60048201526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166024820152604481018490528215156064820152608481018290527300000000000000000000000000000000000000009063f32137eb9060a4015f6040518083038186803b1580156111ab575f5ffd5b505af41580156111bd573d5f5f3e3d5ffd5b50505050610bf4612090565b5f6111d382611028565b5061099682612f8e565b5f816111f057638f4eb6045f526004601cfd5b673ec412a9852d173d60c11b601c52815f5263ffffffff601c600c2054169050919050565b61121d612037565b5f6112288360181c90565b905061123f8161123960018261287c565b51612faf565b5f61124984611028565b9050336001600160a01b038216148015906112765750806001600160a01b0316836001600160a01b031614155b1561129657604051631dea718360e11b8152336004820152602401610c76565b5f6112a130846128c5565b90505f6112d16112be6112b388612f8e565b60181c62ffffff1690565b83610180015165ffffffffffff16612ad9565b90506112dd865f612fce565b6112e686612ffd565b846001600160a01b031686857fc6595eed48e3b1bafff43b131099ab88a5d3a9733f0b8e76a0519099172be83f8460405161132391815260200190565b60405180910390a4610e8182606001518683612da8565b5f611343612037565b5f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c6c7c72061138060208601866147f6565b61139060808a0160608b016147f6565b6113a060a08b0160808c016147f6565b6113b060c08c0160a08d016147f6565b60405160e086901b6001600160e01b03191681526001600160a01b039485166004820152928416602484015290831660448301529091166064820152608401602060405180830381865afa15801561140a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061142e9190614bbf565b604051635f87f38b60e11b81529091507300000000000000000000000000000000000000009063bf0fe71690611472905f9085908b908b908b908b90600401614eb3565b602060405180830381865af415801561148d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114b19190614b85565b91505061110e612090565b5f6114c5612037565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b15801561151c575f5ffd5b505afa15801561152e573d5f5f3e3d5ffd5b505050505f61153f865f0135611028565b9050730000000000000000000000000000000000000000631da9fcf05f888888888761156b8535612f8e565b6040518863ffffffff1660e01b815260040161158d97969594939291906151c0565b602060405180830381865af41580156115a8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115cc9190614b85565b91506115db5f82338935613007565b3386356115e88160181c90565b7f8746c83aa0873b302b83ddebc714e23b81136775b3dc393737d2c2713ebc54a9848a604001358760405161161f939291906152cb565b60405180910390a4815f03611637575f915050611106565b5f61165361164b6040890160208a016147f6565b338486612407565b905082811461168a5761166c60408801602089016147f6565b8382604051636a97fcf560e01b8152600401610c76939291906152cb565b505061110e612090565b5f61169d612037565b5f5f5f6116aa8686612c41565b9250925092506116bd8684848485612d05565b9350505050610996612090565b5f6116d3612037565b5f5f5f6116e08888612c41565b9250925092505f6040518060c001604052807f51482408710165f49db4f7b422428870c37d86b0624cd661b387e24aa64f024981526020018a81526020015f8152602001886001600160a01b03168152602001898152602001876020013581525090505f730000000000000000000000000000000000000000636dba7e878660600151848a6040518463ffffffff1660e01b8152600401611783939291906152ec565b602060405180830381865af415801561179e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117c29190614b85565b90506117d28a86868b8786613102565b9550505050505061110e612090565b801515905081601c52670a5a2e7a00000000600852335f52806030600c2055805f528160601b60601c337f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160205fa35050565b61183c612037565b5f61184682611028565b90506001600160a01b038116331461187357604051631dea718360e11b8152336004820152602401610c76565b5f61187d83612f8e565b905061189a8360016001600160601b03841617612fce565b612fce565b60405163621a2f1f60e11b81525f6004820152602481018490526001600160a01b03831660448201526001600160601b03821660648201527300000000000000000000000000000000000000009063c4345e3e906084015f6040518083038186803b158015611907575f5ffd5b505af4158015611919573d5f5f3e3d5ffd5b505050505050610a11612090565b60405163de3b595f60e01b81525f60048201819052602482018390529081907300000000000000000000000000000000000000009063de3b595f906044016040805180830381865af415801561197f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119a39190615395565b91509150915091565b335f818152600560209081526040808320858452909152808220805460ff19166001179055518392917f6e70be4be1a4aebd688b5523bd8b6278acac3963d71ebf2bd5ea50757047664b91a350565b611a06858585610b07565b833b15611a4e57611a4e85858585858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250612d2792505050565b5050505050565b6060611a6082611028565b5061104682604051602401611a7791815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663c87b56dd60e01b17905261318c565b5f611aaf612037565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f851a4406040518163ffffffff1660e01b8152600401602060405180830381865afa158015611b0b573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b2f91906153c4565b6001600160a01b0316336001600160a01b031614611b6257604051631dea718360e11b8152336004820152602401610c76565b611b6b8261327d565b6001600160a01b0383165f81815260066020526040908190205490516370a0823160e01b81523060048201529091906370a0823190602401602060405180830381865afa158015611bbe573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611be29190614b85565b611bec9190614b02565b9050805f03611c0e57604051637038ded160e01b815260040160405180910390fd5b816001600160a01b0316836001600160a01b03167f68ffd10dbcb608daf7596d0c5750ca7dc117c40ef681758f7cf69f729d906a9883604051611c5391815260200190565b60405180910390a3611c668383836132c4565b610fdc57828282604051632751156560e11b8152600401610c76939291906153df565b60405163189da67560e01b81525f60048201526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015260448101839052606481018290527300000000000000000000000000000000000000009063189da675906084015f6040518083038186803b158015611d0e575f5ffd5b505af4158015611d20573d5f5f3e3d5ffd5b505050505050565b5f611d31612037565b5f5f5f611d4089878a8a612154565b9250925092505f6040518060c001604052807f6ed88e868af0a1983e3886d5f3e95a2fafbd6c3450bc229e27342283dc429ccc81526020018b5f013581526020018b6020016020810190611d949190615403565b62ffffff168152602001886001600160a01b031681526020018381526020018b608001358152509050611e428a85858a730000000000000000000000000000000000000000636dba7e878a60600151888e6040518463ffffffff1660e01b8152600401611e03939291906152ec565b602060405180830381865af4158015611e1e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a939190614b85565b945050505050611e50612090565b95945050505050565b5f611e62612037565b611e6c338461345b565b611e8b57604051631dea718360e11b8152336004820152602401610c76565b5f611e95846134c4565b90925090505f829003611ebb57604051637038ded160e01b815260040160405180910390fd5b611eff8461189584611edd611ecf89612f8e565b60301c65ffffffffffff1690565b611ee7919061541c565b611ef088612f8e565b6001600160601b03169061353c565b826001600160a01b031684611f148660181c90565b6040518581527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611f52818484612da8565b50610996612090565b5f611f6630836128c5565b5192915050565b611f75612037565b5f611f8160018361287c565b90505f611f8e30846128c5565b90505f611f9a82613565565b915050611fa784846135be565b804211611fca576040516380d0d24360e01b815260048101829052602401610c76565b611fd58284426135e1565b611fe160018585612a2d565b611ff484846060015162ffffff16612bef565b505050610a11612090565b6040805160048152602481019091526020810180516001600160e01b031663e8a3d48560e01b1790526060906120349061318c565b90565b6120617f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c61367d565b61208e60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061369b565b565b61208e5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612088565b5f1960601c82811692508381169350815f5283673ec412a9852d173d60c11b17601c5260205f2082018201805482169150816120fd5763ceea21b65f526004601cfd5b81851485151761212157815f526030600c205461212157634b6e7f185f526004601cfd5b6001018390558183827f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f38a450505050565b61215c614398565b612164614448565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b1580156121bc575f5ffd5b505afa1580156121ce573d5f5f3e3d5ffd5b505050508660800135421115612203576040516305bdb14b60e21b815260808801356004820152426024820152604401610c76565b61220f6001883561287c565b8051909250612220908835906136a2565b61222b3088356128c5565b92506122388383426136e2565b612258576040516303328f5d60e21b815287356004820152602401610c76565b6060808401516001600160a01b03169061227790890160408a016147f6565b6001600160a01b0316146122c7576060808401519061229b90890160408a016147f6565b604051634449c53f60e11b81526001600160a01b03928316600482015291166024820152604401610c76565b82516001600160a01b03878116911614806122f7575082602001516001600160a01b0316866001600160a01b0316145b1561232057604051631c18eb7160e21b81526001600160a01b0387166004820152602401610c76565b61232b87848461373d565b60808401519091505f906001600160a01b03166308fd502f89358961235660408d0160208e01615403565b8a8a6040518663ffffffff1660e01b815260040161237895949392919061542f565b6020604051808303815f875af1158015612394573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123b89190615464565b90506001600160e01b031981166308fd502f60e01b146123fc576080840151604051636044836b60e11b81526001600160a01b039091166004820152602401610c76565b509450945094915050565b6040516370a0823160e01b81526001600160a01b0383811660048301525f9182918716906370a0823190602401602060405180830381865afa15801561244f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124739190614b85565b90505f6323b872dd868686604051602401612490939291906153df565b6040516020818303038152906040529060e01b6020820180516001600160e01b03838183161783525050505090506124c88782613862565b6124eb57868585604051632751156560e11b8152600401610c76939291906153df565b6124f7878684876138f3565b979650505050505050565b5f8061252f6125176040890160208a01615403565b62ffffff1687610180015165ffffffffffff16612ad9565b905080831461255b5785606001518184604051636a97fcf560e01b8152600401610c76939291906152cb565b5f600286516005811115612571576125716149c1565b148061259a57506101c087015162ffffff1661259360408a0160208b01615403565b62ffffff16145b86519091506125b99087908a35906125b49082908661397b565b612997565b6125c96040890160208a01615403565b866040018181516125da919061547f565b62ffffff16905250606086018051600191906125f790839061547f565b62ffffff1690525063ffffffff43811660e088015261261e906001908a35908990612a2d16565b606086015162ffffff16883560181b17925061265a85846126555f61264960408e0160208f01615403565b62ffffff165f5f61399b565b6139ce565b6001600160a01b0385168389357f8030718c23b091a658bb908b85a884e6004b4abcb34a31f1a1d9b259022cdcf161269860408d0160208e01615403565b6040805162ffffff9092168252602082018890520160405180910390a45f816126c1575f6126cd565b6126cd89358985612ae4565b905080831115612712576126e18184614b02565b60608901516001600160a01b03165f908152600660205260408120805490919061270c90849061541c565b90915550505b50505095945050505050565b6001600160a01b038316158061273b57506001600160a01b038216155b1561274557505050565b61274e8261327d565b5f6127623061275d8460181c90565b6128c5565b610120015190505f600282600281111561277e5761277e6149c1565b148061282b57506001826002811115612799576127996149c1565b14801561282b57506040516366e305fd60e01b81526001600160a01b0385811660048301527f000000000000000000000000000000000000000000000000000000000000000016906366e305fd90602401602060405180830381865afa158015612805573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612829919061549a565b155b9050801561285e57604051631511034560e11b8152600481018490526001600160a01b0385166024820152604401610c76565b611a4e8361189561286e86612f8e565b6001600160601b0316613a4d565b612884614448565b5f82815260208490526040902054610aa590613a8d565b5f6128bc60015b8360058111156128b4576128b46149c1565b148484613b43565b50600292915050565b6128cd614398565b5f6128d88484613b65565b90506128e261448c565b60c0600182843c8051606081811c855265ffffffffffff603083811c8216610160880152928116610180870152602084015180831c878401529283901c166101a086015262ffffff601883901c81166101c08701529182166101e086015260408301519081901c6080860152604881901c90911661020085015263ffffffff602882901c8116610220860152600882901c1661024085015260ff811661026085015261298e8483613b70565b50505092915050565b825160058111156129aa576129aa6149c1565b8160058111156129bc576129bc6149c1565b036129c657505050565b828160058111156129d9576129d96149c1565b908160058111156129ec576129ec6149c1565b81525050817ffafe884515ca1fa5e0bf815ce87ef00b2cdaa0eee590d20376604937937a10bf82604051612a2091906154c5565b60405180910390a2505050565b5f6008826020015160ff16901b825f01516005811115612a4f57612a4f6149c1565b60ff161790506028826060015162ffffff16901b6010836040015162ffffff16901b178117905060708260a001516001600160501b0316901b6040836080015165ffffffffffff16901b178117905060e08260e0015163ffffffff16901b60c08360c0015163ffffffff16901b821717845f8581526020019081526020015f208190555050505050565b5f610aa582846154d3565b5f5f612af983856102c0015161ffff16613d2d565b9050612b8a84606001517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663469048406040518163ffffffff1660e01b8152600401602060405180830381865afa158015612b5f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612b8391906153c4565b8388613d45565b847ff854feef4c325cc8fcfad1a693b62c4383c8d228c4ca0bc52f9e06095338a5f1612bb68386614b02565b60408051918252602082018590520160405180910390a2606084015160208501518551611e50929190612be98588614b02565b89613ddc565b805f03612bfa575050565b60408051601884901b6001811782528317602082015281517f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c929181900390910190a15050565b612c49614398565b612c51614448565b5f612c5d60018661287c565b9150612c6c85835f0151613e00565b612c7630866128c5565b9250612c838383426135e1565b5f612c8e8484613e3f565b90505f836080015165ffffffffffff16612cbf86610160015165ffffffffffff1684612cba8989613e62565b613e8d565b612cc99190614b02565b9050808610612cd85780612cda565b855b9250825f03612cfc57604051637038ded160e01b815260040160405180910390fd5b50509250925092565b5f5f612d178660600151333086612407565b90506124f7878787338886613102565b60405163150b7a028082523360208301528560601b60601c604083015283606083015260808083015282518060a08401528015612d6e578060c08401826020870160045afa505b60208360a48301601c86015f8a5af1612d8f573d15612d8f573d5f843e3d83fd5b508060e01b825114611d205763d1a57ed65f526004601cfd5b612db18261327d565b6001600160a01b0383165f9081526006602052604081208054839290612dd8908490614b02565b90915550612de990508383836132c4565b610bf457828282604051632751156560e11b8152600401610c76939291906153df565b5f818152673ec412a9852d173d60c11b601c5260209020810181015460601b612e325750565b5f5f612e3d836134c4565b91509150815f03612e4d57505050565b5f612e5784612f67565b90505f612e66611ecf86612f8e565b9050612e8285611895612e79878561541c565b611ef089612f8e565b612e8d8383866132c4565b15612f0b576001600160a01b0383165f9081526006602052604081208054869290612eb9908490614b02565b90915550506001600160a01b03821685612ed38160181c90565b6040518781527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611a4e565b612f1c8561189583611ef089612f8e565b816001600160a01b0316857f52b847c5b55ac52fa49c02e3dfd6e92e0510a87408ec85a9b842cbf46ee1464086604051612f5891815260200190565b60405180910390a35050505050565b5f818152673ec412a9852d173d60c11b601c5260209020810101546001600160a01b031690565b5f818152673ec412a9852d173d60c11b601c52602090208101015460a01c90565b610a5a6005826005811115612fc657612fc66149c1565b148383613b43565b815f52673ec412a9852d173d60c11b601c5260205f208201820180548060a01c831860a01b8118825550505050565b610a115f82613eb1565b61301283838361271e565b5f8181526001600160a01b03948516673ec412a9852d173d60c11b8117601c5260209091208201820180549195948516949384169382169182861483026130685767ceea21b6a1148100831560021b526004601cfd5b855f528160010154925082871486881417871517613097576030600c205461309757634b6e7f185f526004601cfd5b82156130a4575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff811684026130e55767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206155725f395f51905f525f38a45b50505050565b5f8282106131105782613112565b815b90506131218787878785613f6f565b818114613182575f6131338284614b02565b905061314687606001518687848c613ddc565b6131509082614b02565b60608801516001600160a01b03165f908152600660205260408120805490919061317b90849061541c565b9091555050505b9695505050505050565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663303e74df6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156131ea573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061320e91906153c4565b6001600160a01b03168360405161322591906154ea565b5f60405180830381855afa9150503d805f811461325d576040519150601f19603f3d011682016040523d82523d5f602084013e613262565b606091505b5091509150811561327557805160208201f35b805160208201fd5b6001600160a01b03811630148061329b57506001600160a01b038116155b15610a11576040516316f2a20b60e11b81526001600160a01b0382166004820152602401610c76565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa15801561330a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061332e9190614b85565b604080516001600160a01b038716602482015260448082018790528251808303909101815260649091019091526020810180516001600160e01b031663a9059cbb60e01b179052909150613383908690613862565b613390575f915050610aa5565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa1580156133d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906133f89190614b85565b905081613405858361541c565b0361341557600192505050610aa5565b818103613426575f92505050610aa5565b8584828411613435575f61343f565b61343f8385614b02565b604051636a97fcf560e01b8152600401610c76939291906152cb565b5f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c5260209091208201820180549193600192168061349e5763ceea21b65f526004601cfd5b8085146134bc57805f526030600c20546134bc578160010154851492505b505092915050565b5f5f5f6134d18460181c90565b90505f6134df60018361287c565b9050806080015165ffffffffffff165f0361350057505f9485945092505050565b5f61350b30846128c5565b90506135188183426135e1565b61352b818361352689612f8e565b6141c9565b816060015194509450505050915091565b5f610aa582601885901c62ffffff1661355a8660011c627fffff1690565b60018088161461399b565b5f5f82610260015160ff166201518061357e91906154d3565b83610240015163ffffffff16613594919061541c565b915082610280015160ff16620151806135ad91906154d3565b6135b7908361541c565b9050915091565b60208101805160021760ff1690528051610a5a90829084906125b490829061422a565b5f5f6135ec85613565565b915091505f6136078560c0015163ffffffff1685858561423e565b9050805f0361361857505050505050565b5f613638866080015165ffffffffffff166136338989613e3f565b61426e565b905061364482826154d3565b8660a001516001600160501b031661365c919061541c565b6001600160501b031660a08701525050505063ffffffff1660c09091015250565b1561208e57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f60018260058111156136b7576136b76149c1565b14806136d5575060025b8260058111156136d3576136d36149c1565b145b9050610bf4818484613b43565b5f826080015165ffffffffffff165f148015613709575083610220015163ffffffff168211155b80156137275750836101c0015162ffffff16836040015162ffffff16105b801561110e575050506020015160101615919050565b5f5f8260400151846101c001516137549190615500565b62ffffff1690505f84610200015162ffffff16821061377d5784610200015162ffffff1661377f565b815b9050806137926040880160208901615403565b62ffffff1610806137b65750816137af6040880160208901615403565b62ffffff16115b156137fa576137cb6040870160208801615403565b6040516308f89cc960e01b815262ffffff90911660048201526024810182905260448101839052606401610c76565b61382561380d6040880160208901615403565b62ffffff1686610180015165ffffffffffff16612ad9565b925085606001358311156138595760405163062c8c5560e31b81526004810184905260608701356024820152604401610c76565b50509392505050565b5f5f5f846001600160a01b03168460405161387d91906154ea565b5f604051808303815f865af19150503d805f81146138b6576040519150601f19603f3d011682016040523d82523d5f602084013e6138bb565b606091505b5091509150818015611e5057508051156138e0576138d88161551b565b600114611e50565b505050506001600160a01b03163b151590565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918591908816906370a0823190602401602060405180830381865afa15801561393e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906139629190614b85565b61396c9190614b02565b9050828110611e505782613182565b5f61398684846136a2565b81613991578261110e565b5060029392505050565b5f816139a7575f6139aa565b60015b60ff166001627fffff8516901b601886901b603088901b1717179050949350505050565b6139d95f848461271e565b8260601b60601c9250815f52673ec412a9852d173d60c11b601c52828160a01b1760205f208301830155825f52601c600c20600181540163ffffffff81168502613a325767ea553b3401336cea851560021b526004601cfd5b905581835f5f5160206155725f395f51905f528138a4505050565b5f610996603083901c65ffffffffffff16601884901c62ffffff16613a778560011c627fffff1690565b613a8290600161541c565b60018087161461399b565b613a95614448565b8160ff166005811115613aaa57613aaa6149c1565b81906005811115613abd57613abd6149c1565b90816005811115613ad057613ad06149c1565b905250600882901c60ff166020820152601082901c62ffffff908116604080840191909152602884901c909116606083015282901c65ffffffffffff166080820152607082901c6001600160501b031660a082015260c082811c63ffffffff169082015260e091821c9181019190915290565b818184611a4e5760405163a2ceb47f60e01b8152600401610c7692919061553e565b5f610aa58383614286565b606081015160f881901c61028084015261ffff60e882901c81166102a085015260d882901c166102c084015260d081901c60ff166001811115613bb557613bb56149c1565b8360e001906001811115613bcb57613bcb6149c1565b90816001811115613bde57613bde6149c1565b90525060ff60c882901c166002811115613bfa57613bfa6149c1565b8361010001906002811115613c1157613c116149c1565b90816002811115613c2457613c246149c1565b90525060ff60c082901c166002811115613c4057613c406149c1565b8361012001906002811115613c5757613c576149c1565b90816002811115613c6a57613c6a6149c1565b90525060b881901c60088116151561014085015260ff81169060699060011615613cba576060613c9a8583015190565b901c613ca782601461541c565b6001600160a01b03909116604087015290505b84516001600160a01b031660208601526002821615613cff576060613cdf8583015190565b901c613cec82601461541c565b6001600160a01b03909116602087015290505b6004821615611a4e579290920151606081901c60a08501526001600160601b031660c0909301929092525050565b5f612710613d3b83856154d3565b610aa59190615552565b81156130fc576001600160a01b038084165f90815260076020908152604080832093881683529290529081208054849290613d8190849061541c565b9250508190555080846001600160a01b0316846001600160a01b03167fdd0ef63b44a932361273bab95d6e9bfcea5c7850c43844f540314e89899b970c85604051613dce91815260200190565b60405180910390a450505050565b5f613de88686856132c4565b15613df4575081611e50565b611e5086858585613d45565b5f6002826005811115613e1557613e156149c1565b1480613e3257506003826005811115613e3057613e306149c1565b145b806136d5575060046136c1565b5f826101a0015165ffffffffffff16826040015162ffffff16610aa591906154d3565b5f610aa58260a001516001600160501b0316846102a0015161ffff16613e888686613e3f565b6142f1565b5f80613e99838561541c565b9050808511613ea85780611e50565b50929392505050565b5f613ebb82611028565b9050613ec8815f8461271e565b505f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c526020909120820182018054919382169182613f0b5763ceea21b65f526004601cfd5b825f52816001015480861484871417861517613f38576030600c2054613f3857634b6e7f185f526004601cfd5b8015613f45575f83600101555b5082189055601c600c2080545f19019055815f825f5160206155725f395f51905f528238a4505050565b805f03613f9a57836060015160015f604051636a97fcf560e01b8152600401610c76939291906152cb565b5f613fa58585613e3f565b9050613fb28585426136e2565b15614028575f855f01516001600160a01b0316846001600160a01b03161480613ff0575085604001516001600160a01b0316846001600160a01b0316145b9050801580613ffe57508183105b1561402657604051630d1f7bad60e11b81526004810188905260248101839052604401610c76565b505b5f6140338686613e62565b90505f61403f87613565565b91506002905086516005811115614058576140586149c1565b14801561406457508042115b156140735761407388876135be565b5f61408b876080015165ffffffffffff168585614333565b905084876080015165ffffffffffff166140a5919061541c565b65ffffffffffff16608088018190525f9082906140c3908787614333565b6140cd9190614b02565b90506140fc888b6125b48d8c5f0151898b6140e8919061541c565b8e6080015165ffffffffffff16101561434e565b61410860018b8a612a2d565b60608901516001600160a01b03165f908152600660205260408120805488929061413390849061541c565b90915550506001600160a01b0387168a7fb2790cfbb501cb5d139a6d2e6b8157f1e9fc7043f1354b6645d9accfa9d9558288846141708183614b02565b6040805193845260208401929092529082015260600160405180910390a3606089015189516141aa91906141a4848a614b02565b8d613d45565b6141bd8a896060015162ffffff16612bef565b50505050505050505050565b5f5f6141f4846080015165ffffffffffff166141e58787613e3f565b6141ef8888613e62565b614333565b9050603083901c65ffffffffffff1661422082601886901c62ffffff16876040015162ffffff1661436e565b611e509190614b02565b5f61423560026128a2565b50600492915050565b5f8285101561424b578294505b81841115614257578193505b848411614264575f611e50565b611e508585614b02565b5f81831061427c575f610aa5565b610aa58383614b02565b5f607f82116142b157825f526094600b5360d6600a5381821560071b17602053506017600a20610996565b60085b82811c156142c4576008016142b4565b60031c828152600884901b5f5260808101601f536094600a538060d6016009536017016009209392505050565b5f8064496cebb80061430385876154d3565b61430d9190615552565b90505f61431b600a85615552565b905080821061432a5780613182565b50949350505050565b5f8061433f838561541c565b9050808510613ea85780611e50565b5f6143598484613e00565b81614364578261110e565b5060039392505050565b5f811561438f578161438084866154d3565b61438a9190615552565b61110e565b505f9392505050565b604080516102e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082019081526020015f81526020015f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101408201819052610160820181905261018082018190526101a09091015290565b604080516101008101909152805f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e09091015290565b6040518060c001604052806006906020820280368337509192915050565b6001600160e01b031981168114610a11575f5ffd5b5f602082840312156144cf575f5ffd5b8135610aa5816144aa565b6001600160a01b0381168114610a11575f5ffd5b8035611046816144da565b5f5f6040838503121561450a575f5ffd5b8235614515816144da565b91506020830135614525816144da565b809150509250929050565b5f60208284031215614540575f5ffd5b5035919050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f5f6040838503121561458d575f5ffd5b8235614598816144da565b946020939093013593505050565b5f60a082840312156145b6575f5ffd5b50919050565b5f5f83601f8401126145cc575f5ffd5b50813567ffffffffffffffff8111156145e3575f5ffd5b6020830191508360208285010111156145fa575f5ffd5b9250929050565b5f5f5f60c08486031215614613575f5ffd5b61461d85856145a6565b925060a084013567ffffffffffffffff811115614638575f5ffd5b614644868287016145bc565b9497909650939450505050565b5f5f5f60608486031215614663575f5ffd5b833561466e816144da565b9250602084013561467e816144da565b929592945050506040919091013590565b5f5f5f60e084860312156146a1575f5ffd5b83359250602084013591506146b985604086016145a6565b90509250925092565b8015158114610a11575f5ffd5b8035611046816146c2565b5f5f604083850312156146eb575f5ffd5b823591506020830135614525816146c2565b5f5f6020838503121561470e575f5ffd5b823567ffffffffffffffff811115614724575f5ffd5b8301601f81018513614734575f5ffd5b803567ffffffffffffffff81111561474a575f5ffd5b8560208260051b840101111561475e575f5ffd5b6020919091019590945092505050565b5f5f5f5f6101608587031215614782575f5ffd5b61478c86866145a6565b935060a085013567ffffffffffffffff8111156147a7575f5ffd5b6147b3878288016145bc565b90945092506147c790508660c087016145a6565b905092959194509250565b5f5f5f606084860312156147e4575f5ffd5b83359250602084013561467e816146c2565b5f60208284031215614806575f5ffd5b8135610aa5816144da565b5f5f60408385031215614822575f5ffd5b823591506020830135614525816144da565b5f61012082840312156145b6575f5ffd5b5f608082840312156145b6575f5ffd5b5f5f5f5f84860361054081121561486a575f5ffd5b610360811215614878575f5ffd5b5084935061488a8661036087016145a6565b925061489a866104008701614834565b915061052085013567ffffffffffffffff8111156148b6575f5ffd5b6148c287828801614845565b91505092959194509250565b5f5f5f5f6101c085870312156148e2575f5ffd5b6148ec8686614834565b935061012085013567ffffffffffffffff811115614908575f5ffd5b614914878288016145bc565b90945092506147c79050866101408701614845565b5f5f6040838503121561493a575f5ffd5b50508035926020909101359150565b5f60c082840312156145b6575f5ffd5b5f5f5f5f610120858703121561496d575f5ffd5b84359350602085013592506040850135614986816144da565b91506147c78660608701614949565b5f5f604083850312156149a6575f5ffd5b82356149b1816144da565b91506020830135614525816146c2565b634e487b7160e01b5f52602160045260245ffd5b60408101600484106149e9576149e96149c1565b9281526020015290565b5f5f5f5f5f60808688031215614a07575f5ffd5b8535614a12816144da565b94506020860135614a22816144da565b935060408601359250606086013567ffffffffffffffff811115614a44575f5ffd5b614a50888289016145bc565b969995985093965092949392505050565b5f5f5f5f5f6101a08688031215614a76575f5ffd5b614a8087876145a6565b945060a086013567ffffffffffffffff811115614a9b575f5ffd5b614aa7888289016145bc565b90955093505060c0860135614abb816144da565b9150614aca8760e08801614949565b90509295509295909350565b634e487b7160e01b5f52601160045260245ffd5b5f60018201614afb57614afb614ad6565b5060010190565b8181038181111561099657610996614ad6565b803560ff81168114611046575f5ffd5b6001600160a01b03841681526020808201849052823560408084019190915290830135606083015260e082019060ff90614b60908501614b15565b16608083810191909152606084013560a0840152929092013560c09091015292915050565b5f60208284031215614b95575f5ffd5b5051919050565b634e487b7160e01b5f52603260045260245ffd5b61ffff81168114610a11575f5ffd5b5f60208284031215614bcf575f5ffd5b8151610aa581614bb0565b80356001600160601b0381168114611046575f5ffd5b803564ffffffffff81168114611046575f5ffd5b803560028110611046575f5ffd5b60028110614c2257614c226149c1565b9052565b60038110610a11575f5ffd5b803561104681614c26565b60038110610a1157610a116149c1565b614c2281614c3d565b803565ffffffffffff81168114611046575f5ffd5b803562ffffff81168114611046575f5ffd5b803563ffffffff81168114611046575f5ffd5b803561104681614bb0565b803582526020810135614cad81614c26565b614cb681614c3d565b60208301526040818101359083015263ffffffff614cd660608301614c7d565b16606083015263ffffffff614ced60808301614c7d565b1660808301525050565b803582526020810135614d09816144da565b6001600160a01b03166020830152614d23604082016144ee565b6001600160a01b03166040830152614d3d606082016144ee565b6001600160a01b03166060830152614d5760808201614c56565b65ffffffffffff166080830152614d7060a08201614c7d565b63ffffffff1660a0830152614d8760c08201614bf0565b64ffffffffff1660c0830152614d9f60e08201614c7d565b63ffffffff1660e0830152614db76101008201614c7d565b63ffffffff8116610100840152505050565b5f5f8335601e19843603018112614dde575f5ffd5b830160208101925035905067ffffffffffffffff811115614dfd575f5ffd5b8036038213156145fa575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b5f8135614e3f816144da565b6001600160a01b03168352614e576020830183614dc9565b60806020860152614e6c608086018284614e0b565b915050614e7c6040840184614dc9565b8583036040870152614e8f838284614e0b565b92505050614ea06060840184614dc9565b8583036060870152613182838284614e0b565b86815261ffff86166020820152614edd60408201614ed0876144ee565b6001600160a01b03169052565b5f614eea602087016144ee565b6001600160a01b03166060830152614f04604087016144ee565b6001600160a01b03166080830152614f1e606087016144ee565b6001600160a01b031660a0830152614f38608087016144ee565b6001600160a01b031660c0830152614f5260a087016144ee565b6001600160a01b031660e0830152614f6c60c08701614bda565b6001600160601b0381166101008401525060e086013561012083810191909152610100870135610140840152614fa3908701614bf0565b64ffffffffff16610160830152614fbd6101408701614c04565b614fcb610180840182614c12565b50614fd96101608701614c32565b614fe76101a0840182614c4d565b50614ff561018087016146cf565b15156101c083015261500a6101a08701614c56565b65ffffffffffff166101e08301526150256101c08701614c56565b65ffffffffffff166102008301526150406101e08701614c56565b65ffffffffffff1661022083015261505b6102008701614c6b565b62ffffff166102408301526150736102208701614c6b565b62ffffff1661026083015261508b6102408701614c6b565b62ffffff166102808301526150a36102608701614c7d565b63ffffffff166102a08301526150bc6102808701614c7d565b63ffffffff166102c08301526150d56102a08701614b15565b60ff166102e08301526150eb6102c08701614b15565b60ff166103008301526151016102e08701614c90565b61ffff166103208301526151186103008701614c90565b61ffff1661034083015261512f6103208701614c7d565b63ffffffff166103608301526151486103408701614c7d565b63ffffffff166103808301526151626103a0830186614c9b565b615170610440830185614cf7565b610580610560830152615187610580830184614e33565b98975050505050505050565b803582526020808201359083015260ff6151af60408301614b15565b166040830152606090810135910152565b87815286356020808301919091525f908801356151dc816144da565b6001600160a01b03166040838101919091528801356060808401919091528801356080808401919091526152119089016146cf565b80151560a08401525061522660a08901614b15565b60ff811660c08401525061523c60c08901614c7d565b63ffffffff811660e08401525061525560e08901614c7d565b63ffffffff8116610100840152506152706101008901614c7d565b63ffffffff81166101208401525061022061014083015261529661022083018789614e0b565b90506152a6610160830186615193565b6001600160a01b0384166101e08301526001600160601b038316610200830152615187565b6001600160a01b039390931683526020830191909152604082015260600190565b6001600160a01b038481168252835160208084019190915280850151604080850191909152808601516060808601919091528087015190931660808086019190915286015160a08086019190915286015160c0850152843560e0850152908401356101008401528301356101208301526101a082019060ff90615370908501614b15565b16610140830152608083013561016083015260a0909201356101809091015292915050565b5f5f604083850312156153a6575f5ffd5b8251600481106153b4575f5ffd5b6020939093015192949293505050565b5f602082840312156153d4575f5ffd5b8151610aa5816144da565b6001600160a01b039384168152919092166020820152604081019190915260600190565b5f60208284031215615413575f5ffd5b610aa582614c6b565b8082018082111561099657610996614ad6565b8581526001600160a01b038516602082015262ffffff841660408201526080606082018190525f906124f79083018486614e0b565b5f60208284031215615474575f5ffd5b8151610aa5816144aa565b62ffffff818116838216019081111561099657610996614ad6565b5f602082840312156154aa575f5ffd5b8151610aa5816146c2565b60068110614c2257614c226149c1565b6020810161099682846154b5565b808202811582820484141761099657610996614ad6565b5f82518060208501845e5f920191825250919050565b62ffffff828116828216039081111561099657610996614ad6565b805160208083015191908110156145b6575f1960209190910360031b1b16919050565b82815260408101610aa560208301846154b5565b5f8261556c57634e487b7160e01b5f52601260045260245ffd5b50049056feddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export const receivableExchangeLinks: Readonly<Record<string, readonly number[]>> = {"ListingRules":[2747,3895,4723,5435,6607,6723,7638],"ResaleRules":[5694],"SignedPayments":[3675,4474,6209,7873]};

