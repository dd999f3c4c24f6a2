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
  "0x60c060405234801561000f575f5ffd5b5060405161567438038061567483398101604081905261002e9161005c565b6001600160a01b039182166080521660a052610094565b6001600160a01b0381168114610059575f5ffd5b50565b5f5f6040838503121561006d575f5ffd5b825161007881610045565b602084015190925061008981610045565b809150509250929050565b60805160a0516155796100fb5f395f818161040701526127a701525f818161062501528181610e060152818161113b01528181611335015281816114ae01528181611a9801528181611c8d0152818161214e01528181612aec015261317701526155795ff3fe60806040526004361061028b575f3560e01c80637b10399911610155578063b75c7dc6116100be578063ddd5e1b211610078578063ddd5e1b214610885578063e05c5a83146108a4578063e1d927c8146108c3578063e8a3d485146108e2578063e985e9c5146108f6578063fff66fec1461092a575f5ffd5b8063b75c7dc6146107d7578063b88d4fde146107f6578063c87b56dd14610809578063ceb91cda14610828578063d0f5298414610847578063dbe6ae2b14610866575f5ffd5b8063a0e25e0a1161010f578063a0e25e0a14610706578063a22cb46514610725578063a9b07c2614610744578063ae169a5014610757578063b01083e214610776578063b65c5cc8146107aa575f5ffd5b80637b1039991461061457806383d90aed146106475780638d79a5e4146106665780638e69ee661461068557806395d89b41146106b95780639a9c29f6146106e7575f5ffd5b806337dc3191116101f75780636352211e116101b15780636352211e1461054257806363fdd4c3146105615780636646aef5146105805780636e14d39b1461059f57806370a08231146105d65780637ad226dc146105f5575f5ffd5b806337dc31911461047a578063410066051461049957806342842e0e146104ad57806343b7af88146104c05780635eb915ca1461050457806361cf14b514610523575f5ffd5b80630af2de49116102485780630af2de49146103c35780630b71c275146103e25780630dc14000146103f657806323b872dd1461042957806337bdc99b1461043c57806337be8e7a1461045b575f5ffd5b806301ffc9a71461028f578063035ec584146102c357806304d1a8461461031557806306fdde0314610336578063081812fc14610379578063095ea7b3146103b0575b5f5ffd5b34801561029a575f5ffd5b506102ae6102a93660046144a6565b610955565b60405190151581526020015b60405180910390f35b3480156102ce575f5ffd5b506103076102dd3660046144e0565b6001600160a01b039182165f90815260076020908152604080832093909416825291909152205490565b6040519081526020016102ba565b348015610320575f5ffd5b5061033461032f366004614517565b61099c565b005b348015610341575f5ffd5b5060408051808201909152601281527154656e6f72612052656365697661626c657360701b60208201525b6040516102ba919061452e565b348015610384575f5ffd5b50610398610393366004614517565b610a14565b6040516001600160a01b0390911681526020016102ba565b6103346103be366004614563565b610a4f565b3480156103ce575f5ffd5b506103076103dd3660046145e8565b610a5e565b3480156103ed575f5ffd5b50610334610aac565b348015610401575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b610334610437366004614638565b610b07565b348015610447575f5ffd5b50610334610456366004614517565b610bf9565b348015610466575f5ffd5b50610307610475366004614676565b610d3b565b348015610485575f5ffd5b506103346104943660046146c1565b610de1565b3480156104a4575f5ffd5b50610334610e8d565b6103346104bb366004614638565b610ef0565b3480156104cb575f5ffd5b506102ae6104da366004614563565b6001600160a01b03919091165f908152600560209081526040808320938352929052205460ff1690565b34801561050f575f5ffd5b5061030761051e3660046144e0565b610f1c565b34801561052e575f5ffd5b5061033461053d3660046146e4565b610fe4565b34801561054d575f5ffd5b5061039861055c366004614517565b611028565b34801561056c575f5ffd5b5061030761057b366004614755565b61104b565b34801561058b575f5ffd5b5061033461059a3660046147b9565b611116565b3480156105aa575f5ffd5b506105be6105b9366004614517565b6111c9565b6040516001600160601b0390911681526020016102ba565b3480156105e1575f5ffd5b506103076105f03660046147dd565b6111dd565b348015610600575f5ffd5b5061033461060f3660046147f8565b611215565b34801561061f575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b348015610652575f5ffd5b5061030761066136600461483c565b611321565b348015610671575f5ffd5b506103076106803660046148b5565b6114a3565b348015610690575f5ffd5b5061030761069f3660046147dd565b6001600160a01b03165f9081526004602052604090205490565b3480156106c4575f5ffd5b5060408051808201909152600681526554454e4f524160d01b602082015261036c565b3480156106f2575f5ffd5b50610307610701366004614910565b61167b565b348015610711575f5ffd5b50610307610720366004614940565b6116b1565b348015610730575f5ffd5b5061033461073f36600461497c565b6117c8565b34801561074f575f5ffd5b505f54610307565b348015610762575f5ffd5b50610334610771366004614517565b61181b565b348015610781575f5ffd5b506103076107903660046147dd565b6001600160a01b03165f9081526006602052604090205490565b3480156107b5575f5ffd5b506107c96107c4366004614517565b61190e565b6040516102ba9291906149bc565b3480156107e2575f5ffd5b506103346107f1366004614517565b611993565b6103346108043660046149da565b6119e2565b348015610814575f5ffd5b5061036c610823366004614517565b611a3c565b348015610833575f5ffd5b506103076108423660046144e0565b611a8d565b348015610852575f5ffd5b50610334610861366004614910565b611c70565b348015610871575f5ffd5b50610307610880366004614a48565b611d0f565b348015610890575f5ffd5b5061030761089f3660046147f8565b611e40565b3480156108af575f5ffd5b506103986108be366004614517565b611f42565b3480156108ce575f5ffd5b506103346108dd366004614517565b611f54565b3480156108ed575f5ffd5b5061036c611fe6565b348015610901575f5ffd5b506102ae6109103660046144e0565b601c52670a5a2e7a000000006008525f526030600c205490565b348015610935575f5ffd5b50610307610944366004614517565b5f9081526001602052604090205490565b5f6001600160e01b03198216632483248360e11b14806109965750610996826301ffc9a760e09190911c9081146380ac58cd821417635b5e139f9091141790565b92915050565b6109a461201e565b60405163829e641360e01b81525f6004820152602481018290527300000000000000000000000000000000000000009063829e6413906044015f6040518083038186803b1580156109f3575f5ffd5b505af4158015610a05573d5f5f3e3d5ffd5b50505050610a11612077565b50565b5f815f52673ec412a9852d173d60c11b601c5260205f2082018201805460601b610a455763ceea21b65f526004601cfd5b6001015492915050565b610a5a3383836120a1565b5050565b5f610a6761201e565b5f5f5f610a768733888861213b565b925092509250610a9887848433610a9388606001513330896123ee565b6124e9565b9350505050610aa5612077565b9392505050565b335f90815260046020526040812080548290610ac790614ad1565b918290555060405181815290915033907ff99f9b80029ce784ef929584aadf72a4117786dd894213f87ab970ba59c8281b9060200160405180910390a250565b610b12838383612705565b5f818152673ec412a9852d173d60c11b3317601c52602090208101810180546001600160a01b039485169493841693811691908286148302610b635767ceea21b6a1148100831560021b526004601cfd5b855f528160010154925082331486331417610b8f576030600c2054610b8f57634b6e7f185f526004601cfd5b8215610b9c575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff81168402610bdd5767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206155595f395f51905f525f38a45b505050565b610c0161201e565b5f610c0d600183612863565b90505f610c1d83835f0151612882565b90505f610c2a30856128ac565b9050806101e0015162ffffff16836040015162ffffff161015610c7f576040808401516101e0830151915163618f388d60e11b815262ffffff9182166004820152911660248201526044015b60405180910390fd5b4363ffffffff168360e0015163ffffffff1603610cb15760405163201f5bb160e21b8152436004820152602401610c76565b610cbc83858461297e565b610cc860018585612a14565b5f610ce9846040015162ffffff1683610180015165ffffffffffff16612ac0565b9050610cf6858383612acb565b60608301516001600160a01b03165f9081526006602052604081208054909190610d21908490614ae9565b92505081905550610a0585856060015162ffffff16612bd6565b5f610d4461201e565b5f5f5f610d518787612c28565b925092509250610a988784848473000000000000000000000000000000000000000063c7e64f998960600151888d6040518463ffffffff1660e01b8152600401610d9d93929190614b0c565b602060405180830381865af4158015610db8573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ddc9190614b6c565b612cec565b610de961201e565b60405163adce02c160e01b81525f60048201526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660248201526044810183905281151560648201527300000000000000000000000000000000000000009063adce02c1906084015f6040518083038186803b158015610e6f575f5ffd5b505af4158015610e81573d5f5f3e3d5ffd5b50505050610a5a612077565b604080515f81525f1960208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a16040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1565b610efb838383610b07565b813b15610bf457610bf483838360405180602001604052805f815250612d0e565b5f610f2561201e565b50335f9081526007602090815260408083206001600160a01b038616845290915281205490819003610f6a57604051637038ded160e01b815260040160405180910390fd5b335f8181526007602090815260408083206001600160a01b0388811680865291909352818420939093555190851692907fd430aface48b16af1448d6ebf0bff9dc475b838e4d48c1ee1b3e45001e9889a590610fc99086815260200190565b60405180910390a4610fdc838383612d8f565b610996612077565b610fec61201e565b5f5b8181101561101f5761101783838381811061100b5761100b614b83565b90506020020135612df3565b600101610fee565b50610a5a612077565b5f61103282612f4e565b9050806110465763ceea21b65f526004601cfd5b919050565b5f61105461201e565b5f5f5f6110638833898961213b565b606083015160405163c7e64f9960e01b815293965091945092507300000000000000000000000000000000000000009163c7e64f99916110a99185908a90600401614b0c565b602060405180830381865af41580156110c4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110e89190614b6c565b5061110088848433610a9388606001513330896123ee565b93505050505b61110e612077565b949350505050565b61111e61201e565b60405163f32137eb60e01b81525f60048201526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166024820152604481018490528215156064820152608481018290527300000000000000000000000000000000000000009063f32137eb9060a4015f6040518083038186803b1580156111ab575f5ffd5b505af41580156111bd573d5f5f3e3d5ffd5b50505050610bf4612077565b5f6111d382611028565b5061099682612f75565b5f816111f057638f4eb6045f526004601cfd5b673ec412a9852d173d60c11b601c52815f5263ffffffff601c600c2054169050919050565b61121d61201e565b5f6112288360181c90565b905061123f81611239600182612863565b51612f96565b3361124984611028565b6001600160a01b03161461127257604051631dea718360e11b8152336004820152602401610c76565b5f61127d30836128ac565b90505f6112ad61129a61128f87612f75565b60181c62ffffff1690565b83610180015165ffffffffffff16612ac0565b90506112b9855f612fb5565b6112c285612fe4565b836001600160a01b031685847fc6595eed48e3b1bafff43b131099ab88a5d3a9733f0b8e76a0519099172be83f846040516112ff91815260200190565b60405180910390a461131682606001518583612d8f565b505050610a5a612077565b5f61132a61201e565b5f6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001663c6c7c72061136760208601866147dd565b61137760808a0160608b016147dd565b61138760a08b0160808c016147dd565b61139760c08c0160a08d016147dd565b60405160e086901b6001600160e01b03191681526001600160a01b039485166004820152928416602484015290831660448301529091166064820152608401602060405180830381865afa1580156113f1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114159190614ba6565b604051635f87f38b60e11b81529091507300000000000000000000000000000000000000009063bf0fe71690611459905f9085908b908b908b908b90600401614e9a565b602060405180830381865af4158015611474573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114989190614b6c565b91505061110e612077565b5f6114ac61201e565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b158015611503575f5ffd5b505afa158015611515573d5f5f3e3d5ffd5b505050505f611526865f0135611028565b9050730000000000000000000000000000000000000000631da9fcf05f88888888876115528535612f75565b6040518863ffffffff1660e01b815260040161157497969594939291906151a7565b602060405180830381865af415801561158f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115b39190614b6c565b91506115c25f82338935612fee565b3386356115cf8160181c90565b7f8746c83aa0873b302b83ddebc714e23b81136775b3dc393737d2c2713ebc54a9848a6040013587604051611606939291906152b2565b60405180910390a4815f0361161e575f915050611106565b5f61163a6116326040890160208a016147dd565b3384866123ee565b90508281146116715761165360408801602089016147dd565b8382604051636a97fcf560e01b8152600401610c76939291906152b2565b505061110e612077565b5f61168461201e565b5f5f5f6116918686612c28565b9250925092506116a48684848485612cec565b9350505050610996612077565b5f6116ba61201e565b5f5f5f6116c78888612c28565b9250925092505f6040518060c001604052807f51482408710165f49db4f7b422428870c37d86b0624cd661b387e24aa64f024981526020018a81526020015f8152602001886001600160a01b03168152602001898152602001876020013581525090505f730000000000000000000000000000000000000000636dba7e878660600151848a6040518463ffffffff1660e01b815260040161176a939291906152d3565b602060405180830381865af4158015611785573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117a99190614b6c565b90506117b98a86868b87866130e9565b9550505050505061110e612077565b801515905081601c52670a5a2e7a00000000600852335f52806030600c2055805f528160601b60601c337f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160205fa35050565b61182361201e565b5f61182d82611028565b90506001600160a01b038116331461185a57604051631dea718360e11b8152336004820152602401610c76565b5f61186483612f75565b90506118818360016001600160601b03841617612fb5565b612fb5565b60405163621a2f1f60e11b81525f6004820152602481018490526001600160a01b03831660448201526001600160601b03821660648201527300000000000000000000000000000000000000009063c4345e3e906084015f6040518083038186803b1580156118ee575f5ffd5b505af4158015611900573d5f5f3e3d5ffd5b505050505050610a11612077565b60405163de3b595f60e01b81525f60048201819052602482018390529081907300000000000000000000000000000000000000009063de3b595f906044016040805180830381865af4158015611966573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061198a919061537c565b91509150915091565b335f818152600560209081526040808320858452909152808220805460ff19166001179055518392917f6e70be4be1a4aebd688b5523bd8b6278acac3963d71ebf2bd5ea50757047664b91a350565b6119ed858585610b07565b833b15611a3557611a3585858585858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250612d0e92505050565b5050505050565b6060611a4782611028565b5061104682604051602401611a5e91815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663c87b56dd60e01b179052613173565b5f611a9661201e565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f851a4406040518163ffffffff1660e01b8152600401602060405180830381865afa158015611af2573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b1691906153ab565b6001600160a01b0316336001600160a01b031614611b4957604051631dea718360e11b8152336004820152602401610c76565b611b5282613264565b6001600160a01b0383165f81815260066020526040908190205490516370a0823160e01b81523060048201529091906370a0823190602401602060405180830381865afa158015611ba5573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611bc99190614b6c565b611bd39190614ae9565b9050805f03611bf557604051637038ded160e01b815260040160405180910390fd5b816001600160a01b0316836001600160a01b03167f68ffd10dbcb608daf7596d0c5750ca7dc117c40ef681758f7cf69f729d906a9883604051611c3a91815260200190565b60405180910390a3611c4d8383836132ab565b610fdc57828282604051632751156560e11b8152600401610c76939291906153c6565b60405163189da67560e01b81525f60048201526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015260448101839052606481018290527300000000000000000000000000000000000000009063189da675906084015f6040518083038186803b158015611cf5575f5ffd5b505af4158015611d07573d5f5f3e3d5ffd5b505050505050565b5f611d1861201e565b5f5f5f611d2789878a8a61213b565b9250925092505f6040518060c001604052807f6ed88e868af0a1983e3886d5f3e95a2fafbd6c3450bc229e27342283dc429ccc81526020018b5f013581526020018b6020016020810190611d7b91906153ea565b62ffffff168152602001886001600160a01b031681526020018381526020018b608001358152509050611e298a85858a730000000000000000000000000000000000000000636dba7e878a60600151888e6040518463ffffffff1660e01b8152600401611dea939291906152d3565b602060405180830381865af4158015611e05573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a939190614b6c565b945050505050611e37612077565b95945050505050565b5f611e4961201e565b611e533384613442565b611e7257604051631dea718360e11b8152336004820152602401610c76565b5f611e7c846134ab565b90925090505f829003611ea257604051637038ded160e01b815260040160405180910390fd5b611ee68461187c84611ec4611eb689612f75565b60301c65ffffffffffff1690565b611ece9190615403565b611ed788612f75565b6001600160601b031690613523565b826001600160a01b031684611efb8660181c90565b6040518581527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611f39818484612d8f565b50610996612077565b5f611f4d30836128ac565b5192915050565b611f5c61201e565b5f611f68600183612863565b90505f611f7530846128ac565b90505f611f818261354c565b915050611f8e84846135a5565b804211611fb1576040516380d0d24360e01b815260048101829052602401610c76565b611fbc8284426135c8565b611fc860018585612a14565b611fdb84846060015162ffffff16612bd6565b505050610a11612077565b6040805160048152602481019091526020810180516001600160e01b031663e8a3d48560e01b17905260609061201b90613173565b90565b6120487f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c613664565b61207560017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90613682565b565b6120755f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061206f565b5f1960601c82811692508381169350815f5283673ec412a9852d173d60c11b17601c5260205f2082018201805482169150816120e45763ceea21b65f526004601cfd5b81851485151761210857815f526030600c205461210857634b6e7f185f526004601cfd5b6001018390558183827f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f38a450505050565b61214361437f565b61214b61442f565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b1580156121a3575f5ffd5b505afa1580156121b5573d5f5f3e3d5ffd5b5050505086608001354211156121ea576040516305bdb14b60e21b815260808801356004820152426024820152604401610c76565b6121f660018835612863565b805190925061220790883590613689565b6122123088356128ac565b925061221f8383426136c9565b61223f576040516303328f5d60e21b815287356004820152602401610c76565b6060808401516001600160a01b03169061225e90890160408a016147dd565b6001600160a01b0316146122ae576060808401519061228290890160408a016147dd565b604051634449c53f60e11b81526001600160a01b03928316600482015291166024820152604401610c76565b82516001600160a01b03878116911614806122de575082602001516001600160a01b0316866001600160a01b0316145b1561230757604051631c18eb7160e21b81526001600160a01b0387166004820152602401610c76565b612312878484613724565b60808401519091505f906001600160a01b03166308fd502f89358961233d60408d0160208e016153ea565b8a8a6040518663ffffffff1660e01b815260040161235f959493929190615416565b6020604051808303815f875af115801561237b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061239f919061544b565b90506001600160e01b031981166308fd502f60e01b146123e3576080840151604051636044836b60e11b81526001600160a01b039091166004820152602401610c76565b509450945094915050565b6040516370a0823160e01b81526001600160a01b0383811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612436573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061245a9190614b6c565b90505f6323b872dd868686604051602401612477939291906153c6565b6040516020818303038152906040529060e01b6020820180516001600160e01b03838183161783525050505090506124af8782613849565b6124d257868585604051632751156560e11b8152600401610c76939291906153c6565b6124de878684876138da565b979650505050505050565b5f806125166124fe6040890160208a016153ea565b62ffffff1687610180015165ffffffffffff16612ac0565b90508083146125425785606001518184604051636a97fcf560e01b8152600401610c76939291906152b2565b5f600286516005811115612558576125586149a8565b148061258157506101c087015162ffffff1661257a60408a0160208b016153ea565b62ffffff16145b86519091506125a09087908a359061259b90829086613962565b61297e565b6125b06040890160208a016153ea565b866040018181516125c19190615466565b62ffffff16905250606086018051600191906125de908390615466565b62ffffff1690525063ffffffff43811660e0880152612605906001908a35908990612a1416565b606086015162ffffff16883560181b179250612641858461263c5f61263060408e0160208f016153ea565b62ffffff165f5f613982565b6139b5565b6001600160a01b0385168389357f8030718c23b091a658bb908b85a884e6004b4abcb34a31f1a1d9b259022cdcf161267f60408d0160208e016153ea565b6040805162ffffff9092168252602082018890520160405180910390a45f816126a8575f6126b4565b6126b489358985612acb565b9050808311156126f9576126c88184614ae9565b60608901516001600160a01b03165f90815260066020526040812080549091906126f3908490615403565b90915550505b50505095945050505050565b6001600160a01b038316158061272257506001600160a01b038216155b1561272c57505050565b61273582613264565b5f612749306127448460181c90565b6128ac565b610120015190505f6002826002811115612765576127656149a8565b148061281257506001826002811115612780576127806149a8565b14801561281257506040516366e305fd60e01b81526001600160a01b0385811660048301527f000000000000000000000000000000000000000000000000000000000000000016906366e305fd90602401602060405180830381865afa1580156127ec573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906128109190615481565b155b9050801561284557604051631511034560e11b8152600481018490526001600160a01b0385166024820152604401610c76565b611a358361187c61285586612f75565b6001600160601b0316613a34565b61286b61442f565b5f82815260208490526040902054610aa590613a74565b5f6128a360015b83600581111561289b5761289b6149a8565b148484613b2a565b50600292915050565b6128b461437f565b5f6128bf8484613b4c565b90506128c9614473565b60c0600182843c8051606081811c855265ffffffffffff603083811c8216610160880152928116610180870152602084015180831c878401529283901c166101a086015262ffffff601883901c81166101c08701529182166101e086015260408301519081901c6080860152604881901c90911661020085015263ffffffff602882901c8116610220860152600882901c1661024085015260ff81166102608501526129758483613b57565b50505092915050565b82516005811115612991576129916149a8565b8160058111156129a3576129a36149a8565b036129ad57505050565b828160058111156129c0576129c06149a8565b908160058111156129d3576129d36149a8565b81525050817ffafe884515ca1fa5e0bf815ce87ef00b2cdaa0eee590d20376604937937a10bf82604051612a0791906154ac565b60405180910390a2505050565b5f6008826020015160ff16901b825f01516005811115612a3657612a366149a8565b60ff161790506028826060015162ffffff16901b6010836040015162ffffff16901b178117905060708260a001516001600160501b0316901b6040836080015165ffffffffffff16901b178117905060e08260e0015163ffffffff16901b60c08360c0015163ffffffff16901b821717845f8581526020019081526020015f208190555050505050565b5f610aa582846154ba565b5f5f612ae083856102c0015161ffff16613d14565b9050612b7184606001517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663469048406040518163ffffffff1660e01b8152600401602060405180830381865afa158015612b46573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612b6a91906153ab565b8388613d2c565b847ff854feef4c325cc8fcfad1a693b62c4383c8d228c4ca0bc52f9e06095338a5f1612b9d8386614ae9565b60408051918252602082018590520160405180910390a2606084015160208501518551611e37929190612bd08588614ae9565b89613dc3565b805f03612be1575050565b60408051601884901b6001811782528317602082015281517f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c929181900390910190a15050565b612c3061437f565b612c3861442f565b5f612c44600186612863565b9150612c5385835f0151613de7565b612c5d30866128ac565b9250612c6a8383426135c8565b5f612c758484613e26565b90505f836080015165ffffffffffff16612ca686610160015165ffffffffffff1684612ca18989613e49565b613e74565b612cb09190614ae9565b9050808610612cbf5780612cc1565b855b9250825f03612ce357604051637038ded160e01b815260040160405180910390fd5b50509250925092565b5f5f612cfe86606001513330866123ee565b90506124de8787873388866130e9565b60405163150b7a028082523360208301528560601b60601c604083015283606083015260808083015282518060a08401528015612d55578060c08401826020870160045afa505b60208360a48301601c86015f8a5af1612d76573d15612d76573d5f843e3d83fd5b508060e01b825114611d075763d1a57ed65f526004601cfd5b612d9882613264565b6001600160a01b0383165f9081526006602052604081208054839290612dbf908490614ae9565b90915550612dd090508383836132ab565b610bf457828282604051632751156560e11b8152600401610c76939291906153c6565b5f818152673ec412a9852d173d60c11b601c5260209020810181015460601b612e195750565b5f5f612e24836134ab565b91509150815f03612e3457505050565b5f612e3e84612f4e565b90505f612e4d611eb686612f75565b9050612e698561187c612e608785615403565b611ed789612f75565b612e748383866132ab565b15612ef2576001600160a01b0383165f9081526006602052604081208054869290612ea0908490614ae9565b90915550506001600160a01b03821685612eba8160181c90565b6040518781527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611a35565b612f038561187c83611ed789612f75565b816001600160a01b0316857f52b847c5b55ac52fa49c02e3dfd6e92e0510a87408ec85a9b842cbf46ee1464086604051612f3f91815260200190565b60405180910390a35050505050565b5f818152673ec412a9852d173d60c11b601c5260209020810101546001600160a01b031690565b5f818152673ec412a9852d173d60c11b601c52602090208101015460a01c90565b610a5a6005826005811115612fad57612fad6149a8565b148383613b2a565b815f52673ec412a9852d173d60c11b601c5260205f208201820180548060a01c831860a01b8118825550505050565b610a115f82613e98565b612ff9838383612705565b5f8181526001600160a01b03948516673ec412a9852d173d60c11b8117601c52602090912082018201805491959485169493841693821691828614830261304f5767ceea21b6a1148100831560021b526004601cfd5b855f52816001015492508287148688141787151761307e576030600c205461307e57634b6e7f185f526004601cfd5b821561308b575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff811684026130cc5767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206155595f395f51905f525f38a45b50505050565b5f8282106130f757826130f9565b815b90506131088787878785613f56565b818114613169575f61311a8284614ae9565b905061312d87606001518687848c613dc3565b6131379082614ae9565b60608801516001600160a01b03165f9081526006602052604081208054909190613162908490615403565b9091555050505b9695505050505050565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663303e74df6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156131d1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906131f591906153ab565b6001600160a01b03168360405161320c91906154d1565b5f60405180830381855afa9150503d805f8114613244576040519150601f19603f3d011682016040523d82523d5f602084013e613249565b606091505b5091509150811561325c57805160208201f35b805160208201fd5b6001600160a01b03811630148061328257506001600160a01b038116155b15610a11576040516316f2a20b60e11b81526001600160a01b0382166004820152602401610c76565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa1580156132f1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906133159190614b6c565b604080516001600160a01b038716602482015260448082018790528251808303909101815260649091019091526020810180516001600160e01b031663a9059cbb60e01b17905290915061336a908690613849565b613377575f915050610aa5565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa1580156133bb573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906133df9190614b6c565b9050816133ec8583615403565b036133fc57600192505050610aa5565b81810361340d575f92505050610aa5565b858482841161341c575f613426565b6134268385614ae9565b604051636a97fcf560e01b8152600401610c76939291906152b2565b5f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c526020909120820182018054919360019216806134855763ceea21b65f526004601cfd5b8085146134a357805f526030600c20546134a3578160010154851492505b505092915050565b5f5f5f6134b88460181c90565b90505f6134c6600183612863565b9050806080015165ffffffffffff165f036134e757505f9485945092505050565b5f6134f230846128ac565b90506134ff8183426135c8565b613512818361350d89612f75565b6141b0565b816060015194509450505050915091565b5f610aa582601885901c62ffffff166135418660011c627fffff1690565b600180881614613982565b5f5f82610260015160ff166201518061356591906154ba565b83610240015163ffffffff1661357b9190615403565b915082610280015160ff166201518061359491906154ba565b61359e9083615403565b9050915091565b60208101805160021760ff1690528051610a5a908290849061259b908290614211565b5f5f6135d38561354c565b915091505f6135ee8560c0015163ffffffff16858585614225565b9050805f036135ff57505050505050565b5f61361f866080015165ffffffffffff1661361a8989613e26565b614255565b905061362b82826154ba565b8660a001516001600160501b03166136439190615403565b6001600160501b031660a08701525050505063ffffffff1660c09091015250565b1561207557604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f600182600581111561369e5761369e6149a8565b14806136bc575060025b8260058111156136ba576136ba6149a8565b145b9050610bf4818484613b2a565b5f826080015165ffffffffffff165f1480156136f0575083610220015163ffffffff168211155b801561370e5750836101c0015162ffffff16836040015162ffffff16105b801561110e575050506020015160101615919050565b5f5f8260400151846101c0015161373b91906154e7565b62ffffff1690505f84610200015162ffffff1682106137645784610200015162ffffff16613766565b815b90508061377960408801602089016153ea565b62ffffff16108061379d57508161379660408801602089016153ea565b62ffffff16115b156137e1576137b260408701602088016153ea565b6040516308f89cc960e01b815262ffffff90911660048201526024810182905260448101839052606401610c76565b61380c6137f460408801602089016153ea565b62ffffff1686610180015165ffffffffffff16612ac0565b925085606001358311156138405760405163062c8c5560e31b81526004810184905260608701356024820152604401610c76565b50509392505050565b5f5f5f846001600160a01b03168460405161386491906154d1565b5f604051808303815f865af19150503d805f811461389d576040519150601f19603f3d011682016040523d82523d5f602084013e6138a2565b606091505b5091509150818015611e3757508051156138c7576138bf81615502565b600114611e37565b505050506001600160a01b03163b151590565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918591908816906370a0823190602401602060405180830381865afa158015613925573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906139499190614b6c565b6139539190614ae9565b9050828110611e375782613169565b5f61396d8484613689565b81613978578261110e565b5060029392505050565b5f8161398e575f613991565b60015b60ff166001627fffff8516901b601886901b603088901b1717179050949350505050565b6139c05f8484612705565b8260601b60601c9250815f52673ec412a9852d173d60c11b601c52828160a01b1760205f208301830155825f52601c600c20600181540163ffffffff81168502613a195767ea553b3401336cea851560021b526004601cfd5b905581835f5f5160206155595f395f51905f528138a4505050565b5f610996603083901c65ffffffffffff16601884901c62ffffff16613a5e8560011c627fffff1690565b613a69906001615403565b600180871614613982565b613a7c61442f565b8160ff166005811115613a9157613a916149a8565b81906005811115613aa457613aa46149a8565b90816005811115613ab757613ab76149a8565b905250600882901c60ff166020820152601082901c62ffffff908116604080840191909152602884901c909116606083015282901c65ffffffffffff166080820152607082901c6001600160501b031660a082015260c082811c63ffffffff169082015260e091821c9181019190915290565b818184611a355760405163a2ceb47f60e01b8152600401610c76929190615525565b5f610aa5838361426d565b606081015160f881901c61028084015261ffff60e882901c81166102a085015260d882901c166102c084015260d081901c60ff166001811115613b9c57613b9c6149a8565b8360e001906001811115613bb257613bb26149a8565b90816001811115613bc557613bc56149a8565b90525060ff60c882901c166002811115613be157613be16149a8565b8361010001906002811115613bf857613bf86149a8565b90816002811115613c0b57613c0b6149a8565b90525060ff60c082901c166002811115613c2757613c276149a8565b8361012001906002811115613c3e57613c3e6149a8565b90816002811115613c5157613c516149a8565b90525060b881901c60088116151561014085015260ff81169060699060011615613ca1576060613c818583015190565b901c613c8e826014615403565b6001600160a01b03909116604087015290505b84516001600160a01b031660208601526002821615613ce6576060613cc68583015190565b901c613cd3826014615403565b6001600160a01b03909116602087015290505b6004821615611a35579290920151606081901c60a08501526001600160601b031660c0909301929092525050565b5f612710613d2283856154ba565b610aa59190615539565b81156130e3576001600160a01b038084165f90815260076020908152604080832093881683529290529081208054849290613d68908490615403565b9250508190555080846001600160a01b0316846001600160a01b03167fdd0ef63b44a932361273bab95d6e9bfcea5c7850c43844f540314e89899b970c85604051613db591815260200190565b60405180910390a450505050565b5f613dcf8686856132ab565b15613ddb575081611e37565b611e3786858585613d2c565b5f6002826005811115613dfc57613dfc6149a8565b1480613e1957506003826005811115613e1757613e176149a8565b145b806136bc575060046136a8565b5f826101a0015165ffffffffffff16826040015162ffffff16610aa591906154ba565b5f610aa58260a001516001600160501b0316846102a0015161ffff16613e6f8686613e26565b6142d8565b5f80613e808385615403565b9050808511613e8f5780611e37565b50929392505050565b5f613ea282611028565b9050613eaf815f84612705565b505f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c526020909120820182018054919382169182613ef25763ceea21b65f526004601cfd5b825f52816001015480861484871417861517613f1f576030600c2054613f1f57634b6e7f185f526004601cfd5b8015613f2c575f83600101555b5082189055601c600c2080545f19019055815f825f5160206155595f395f51905f528238a4505050565b805f03613f8157836060015160015f604051636a97fcf560e01b8152600401610c76939291906152b2565b5f613f8c8585613e26565b9050613f998585426136c9565b1561400f575f855f01516001600160a01b0316846001600160a01b03161480613fd7575085604001516001600160a01b0316846001600160a01b0316145b9050801580613fe557508183105b1561400d57604051630d1f7bad60e11b81526004810188905260248101839052604401610c76565b505b5f61401a8686613e49565b90505f6140268761354c565b9150600290508651600581111561403f5761403f6149a8565b14801561404b57508042115b1561405a5761405a88876135a5565b5f614072876080015165ffffffffffff16858561431a565b905084876080015165ffffffffffff1661408c9190615403565b65ffffffffffff16608088018190525f9082906140aa90878761431a565b6140b49190614ae9565b90506140e3888b61259b8d8c5f0151898b6140cf9190615403565b8e6080015165ffffffffffff161015614335565b6140ef60018b8a612a14565b60608901516001600160a01b03165f908152600660205260408120805488929061411a908490615403565b90915550506001600160a01b0387168a7fb2790cfbb501cb5d139a6d2e6b8157f1e9fc7043f1354b6645d9accfa9d9558288846141578183614ae9565b6040805193845260208401929092529082015260600160405180910390a360608901518951614191919061418b848a614ae9565b8d613d2c565b6141a48a896060015162ffffff16612bd6565b50505050505050505050565b5f5f6141db846080015165ffffffffffff166141cc8787613e26565b6141d68888613e49565b61431a565b9050603083901c65ffffffffffff1661420782601886901c62ffffff16876040015162ffffff16614355565b611e379190614ae9565b5f61421c6002612889565b50600492915050565b5f82851015614232578294505b8184111561423e578193505b84841161424b575f611e37565b611e378585614ae9565b5f818310614263575f610aa5565b610aa58383614ae9565b5f607f821161429857825f526094600b5360d6600a5381821560071b17602053506017600a20610996565b60085b82811c156142ab5760080161429b565b60031c828152600884901b5f5260808101601f536094600a538060d6016009536017016009209392505050565b5f8064496cebb8006142ea85876154ba565b6142f49190615539565b90505f614302600a85615539565b90508082106143115780613169565b50949350505050565b5f806143268385615403565b9050808510613e8f5780611e37565b5f6143408484613de7565b8161434b578261110e565b5060039392505050565b5f8115614376578161436784866154ba565b6143719190615539565b61110e565b505f9392505050565b604080516102e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082019081526020015f81526020015f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101408201819052610160820181905261018082018190526101a09091015290565b604080516101008101909152805f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e09091015290565b6040518060c001604052806006906020820280368337509192915050565b6001600160e01b031981168114610a11575f5ffd5b5f602082840312156144b6575f5ffd5b8135610aa581614491565b6001600160a01b0381168114610a11575f5ffd5b8035611046816144c1565b5f5f604083850312156144f1575f5ffd5b82356144fc816144c1565b9150602083013561450c816144c1565b809150509250929050565b5f60208284031215614527575f5ffd5b5035919050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f5f60408385031215614574575f5ffd5b823561457f816144c1565b946020939093013593505050565b5f60a0828403121561459d575f5ffd5b50919050565b5f5f83601f8401126145b3575f5ffd5b50813567ffffffffffffffff8111156145ca575f5ffd5b6020830191508360208285010111156145e1575f5ffd5b9250929050565b5f5f5f60c084860312156145fa575f5ffd5b614604858561458d565b925060a084013567ffffffffffffffff81111561461f575f5ffd5b61462b868287016145a3565b9497909650939450505050565b5f5f5f6060848603121561464a575f5ffd5b8335614655816144c1565b92506020840135614665816144c1565b929592945050506040919091013590565b5f5f5f60e08486031215614688575f5ffd5b83359250602084013591506146a0856040860161458d565b90509250925092565b8015158114610a11575f5ffd5b8035611046816146a9565b5f5f604083850312156146d2575f5ffd5b82359150602083013561450c816146a9565b5f5f602083850312156146f5575f5ffd5b823567ffffffffffffffff81111561470b575f5ffd5b8301601f8101851361471b575f5ffd5b803567ffffffffffffffff811115614731575f5ffd5b8560208260051b8401011115614745575f5ffd5b6020919091019590945092505050565b5f5f5f5f6101608587031215614769575f5ffd5b614773868661458d565b935060a085013567ffffffffffffffff81111561478e575f5ffd5b61479a878288016145a3565b90945092506147ae90508660c0870161458d565b905092959194509250565b5f5f5f606084860312156147cb575f5ffd5b833592506020840135614665816146a9565b5f602082840312156147ed575f5ffd5b8135610aa5816144c1565b5f5f60408385031215614809575f5ffd5b82359150602083013561450c816144c1565b5f610120828403121561459d575f5ffd5b5f6080828403121561459d575f5ffd5b5f5f5f5f848603610540811215614851575f5ffd5b61036081121561485f575f5ffd5b5084935061487186610360870161458d565b925061488186610400870161481b565b915061052085013567ffffffffffffffff81111561489d575f5ffd5b6148a98782880161482c565b91505092959194509250565b5f5f5f5f6101c085870312156148c9575f5ffd5b6148d3868661481b565b935061012085013567ffffffffffffffff8111156148ef575f5ffd5b6148fb878288016145a3565b90945092506147ae905086610140870161482c565b5f5f60408385031215614921575f5ffd5b50508035926020909101359150565b5f60c0828403121561459d575f5ffd5b5f5f5f5f6101208587031215614954575f5ffd5b8435935060208501359250604085013561496d816144c1565b91506147ae8660608701614930565b5f5f6040838503121561498d575f5ffd5b8235614998816144c1565b9150602083013561450c816146a9565b634e487b7160e01b5f52602160045260245ffd5b60408101600484106149d0576149d06149a8565b9281526020015290565b5f5f5f5f5f608086880312156149ee575f5ffd5b85356149f9816144c1565b94506020860135614a09816144c1565b935060408601359250606086013567ffffffffffffffff811115614a2b575f5ffd5b614a37888289016145a3565b969995985093965092949392505050565b5f5f5f5f5f6101a08688031215614a5d575f5ffd5b614a67878761458d565b945060a086013567ffffffffffffffff811115614a82575f5ffd5b614a8e888289016145a3565b90955093505060c0860135614aa2816144c1565b9150614ab18760e08801614930565b90509295509295909350565b634e487b7160e01b5f52601160045260245ffd5b5f60018201614ae257614ae2614abd565b5060010190565b8181038181111561099657610996614abd565b803560ff81168114611046575f5ffd5b6001600160a01b03841681526020808201849052823560408084019190915290830135606083015260e082019060ff90614b47908501614afc565b16608083810191909152606084013560a0840152929092013560c09091015292915050565b5f60208284031215614b7c575f5ffd5b5051919050565b634e487b7160e01b5f52603260045260245ffd5b61ffff81168114610a11575f5ffd5b5f60208284031215614bb6575f5ffd5b8151610aa581614b97565b80356001600160601b0381168114611046575f5ffd5b803564ffffffffff81168114611046575f5ffd5b803560028110611046575f5ffd5b60028110614c0957614c096149a8565b9052565b60038110610a11575f5ffd5b803561104681614c0d565b60038110610a1157610a116149a8565b614c0981614c24565b803565ffffffffffff81168114611046575f5ffd5b803562ffffff81168114611046575f5ffd5b803563ffffffff81168114611046575f5ffd5b803561104681614b97565b803582526020810135614c9481614c0d565b614c9d81614c24565b60208301526040818101359083015263ffffffff614cbd60608301614c64565b16606083015263ffffffff614cd460808301614c64565b1660808301525050565b803582526020810135614cf0816144c1565b6001600160a01b03166020830152614d0a604082016144d5565b6001600160a01b03166040830152614d24606082016144d5565b6001600160a01b03166060830152614d3e60808201614c3d565b65ffffffffffff166080830152614d5760a08201614c64565b63ffffffff1660a0830152614d6e60c08201614bd7565b64ffffffffff1660c0830152614d8660e08201614c64565b63ffffffff1660e0830152614d9e6101008201614c64565b63ffffffff8116610100840152505050565b5f5f8335601e19843603018112614dc5575f5ffd5b830160208101925035905067ffffffffffffffff811115614de4575f5ffd5b8036038213156145e1575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b5f8135614e26816144c1565b6001600160a01b03168352614e3e6020830183614db0565b60806020860152614e53608086018284614df2565b915050614e636040840184614db0565b8583036040870152614e76838284614df2565b92505050614e876060840184614db0565b8583036060870152613169838284614df2565b86815261ffff86166020820152614ec460408201614eb7876144d5565b6001600160a01b03169052565b5f614ed1602087016144d5565b6001600160a01b03166060830152614eeb604087016144d5565b6001600160a01b03166080830152614f05606087016144d5565b6001600160a01b031660a0830152614f1f608087016144d5565b6001600160a01b031660c0830152614f3960a087016144d5565b6001600160a01b031660e0830152614f5360c08701614bc1565b6001600160601b0381166101008401525060e086013561012083810191909152610100870135610140840152614f8a908701614bd7565b64ffffffffff16610160830152614fa46101408701614beb565b614fb2610180840182614bf9565b50614fc06101608701614c19565b614fce6101a0840182614c34565b50614fdc61018087016146b6565b15156101c0830152614ff16101a08701614c3d565b65ffffffffffff166101e083015261500c6101c08701614c3d565b65ffffffffffff166102008301526150276101e08701614c3d565b65ffffffffffff166102208301526150426102008701614c52565b62ffffff1661024083015261505a6102208701614c52565b62ffffff166102608301526150726102408701614c52565b62ffffff1661028083015261508a6102608701614c64565b63ffffffff166102a08301526150a36102808701614c64565b63ffffffff166102c08301526150bc6102a08701614afc565b60ff166102e08301526150d26102c08701614afc565b60ff166103008301526150e86102e08701614c77565b61ffff166103208301526150ff6103008701614c77565b61ffff166103408301526151166103208701614c64565b63ffffffff1661036083015261512f6103408701614c64565b63ffffffff166103808301526151496103a0830186614c82565b615157610440830185614cde565b61058061056083015261516e610580830184614e1a565b98975050505050505050565b803582526020808201359083015260ff61519660408301614afc565b166040830152606090810135910152565b87815286356020808301919091525f908801356151c3816144c1565b6001600160a01b03166040838101919091528801356060808401919091528801356080808401919091526151f89089016146b6565b80151560a08401525061520d60a08901614afc565b60ff811660c08401525061522360c08901614c64565b63ffffffff811660e08401525061523c60e08901614c64565b63ffffffff8116610100840152506152576101008901614c64565b63ffffffff81166101208401525061022061014083015261527d61022083018789614df2565b905061528d61016083018661517a565b6001600160a01b0384166101e08301526001600160601b03831661020083015261516e565b6001600160a01b039390931683526020830191909152604082015260600190565b6001600160a01b038481168252835160208084019190915280850151604080850191909152808601516060808601919091528087015190931660808086019190915286015160a08086019190915286015160c0850152843560e0850152908401356101008401528301356101208301526101a082019060ff90615357908501614afc565b16610140830152608083013561016083015260a0909201356101809091015292915050565b5f5f6040838503121561538d575f5ffd5b82516004811061539b575f5ffd5b6020939093015192949293505050565b5f602082840312156153bb575f5ffd5b8151610aa5816144c1565b6001600160a01b039384168152919092166020820152604081019190915260600190565b5f602082840312156153fa575f5ffd5b610aa582614c52565b8082018082111561099657610996614abd565b8581526001600160a01b038516602082015262ffffff841660408201526080606082018190525f906124de9083018486614df2565b5f6020828403121561545b575f5ffd5b8151610aa581614491565b62ffffff818116838216019081111561099657610996614abd565b5f60208284031215615491575f5ffd5b8151610aa5816146a9565b60068110614c0957614c096149a8565b60208101610996828461549c565b808202811582820484141761099657610996614abd565b5f82518060208501845e5f920191825250919050565b62ffffff828116828216039081111561099657610996614abd565b8051602080830151919081101561459d575f1960209190910360031b1b16919050565b82815260408101610aa5602083018461549c565b5f8261555357634e487b7160e01b5f52601260045260245ffd5b50049056feddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export const receivableExchangeLinks: Readonly<Record<string, readonly number[]>> = {"ListingRules":[2747,3895,4723,5410,6582,6698,7613],"ResaleRules":[5669],"SignedPayments":[3675,4474,6184,7848]};

