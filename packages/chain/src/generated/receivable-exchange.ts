// Written by packages/contracts/script/generate.ts; do not edit.

export const receivableExchangeAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "office_",
    "type": "address",
    "internalType": "contract IExchangeOffice"
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
    "name": "maxCost",
    "type": "uint256",
    "internalType": "uint256"
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
    "name": "listing",
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
  "name": "office",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IExchangeOffice"
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
  "0x60c060405234801561000f575f5ffd5b506040516156a33803806156a383398101604081905261002e9161005c565b6001600160a01b039182166080521660a052610094565b6001600160a01b0381168114610059575f5ffd5b50565b5f5f6040838503121561006d575f5ffd5b825161007881610045565b602084015190925061008981610045565b809150509250929050565b60805160a0516155af6100f45f395f81816103d20152612abb01525f81816104ff01528181610a460152818161147401528181611b2001528181611c17015281816120f6015281816122be01528181612d6a015261307c01526155af5ff3fe608060405260043610610275575f3560e01c806370a082311161014a578063b65c5cc8116100be578063ddd5e1b211610078578063ddd5e1b214610831578063e05c5a8314610850578063e1d927c81461086f578063e8a3d4851461088e578063e985e9c5146108a2578063fff66fec146108d6575f5ffd5b8063b65c5cc814610775578063b75c7dc6146107a2578063b88d4fde146107c1578063c87b56dd146107d4578063ceb91cda146107f3578063dbe6ae2b14610812575f5ffd5b80639a9c29f61161010f5780639a9c29f6146106b2578063a0e25e0a146106d1578063a22cb465146106f0578063a9b07c261461070f578063ae169a5014610722578063b01083e214610741575f5ffd5b806370a08231146105f35780637ad226dc1461061257806383d90aed146106315780638e69ee661461065057806395d89b4114610684575f5ffd5b806337be8e7a116101ec5780635eb915ca116101a65780635eb915ca1461052157806361cf14b5146105405780636352211e1461055f57806363fdd4c31461057e5780636646aef51461059d5780636e14d39b146105bc575f5ffd5b806337be8e7a1461044557806337dc319114610464578063410066051461048357806342842e0e1461049757806343b7af88146104aa57806352edbb78146104ee575f5ffd5b80630af2de491161023d5780630af2de491461038e5780630b71c275146103ad5780630dc14000146103c1578063221e1caa146103f457806323b872dd1461041357806337bdc99b14610426575f5ffd5b806301ffc9a714610279578063035ec584146102ad57806306fdde03146102ff578063081812fc14610342578063095ea7b314610379575b5f5ffd5b348015610284575f5ffd5b5061029861029336600461446e565b610901565b60405190151581526020015b60405180910390f35b3480156102b8575f5ffd5b506102f16102c73660046144a8565b6001600160a01b039182165f90815260066020908152604080832093909416825291909152205490565b6040519081526020016102a4565b34801561030a575f5ffd5b5060408051808201909152601281527154656e6f72612052656365697661626c657360701b60208201525b6040516102a491906144df565b34801561034d575f5ffd5b5061036161035c366004614514565b610948565b6040516001600160a01b0390911681526020016102a4565b61038c61038736600461452b565b610983565b005b348015610399575f5ffd5b506102f16103a83660046145af565b610992565b3480156103b8575f5ffd5b5061038c6109e0565b3480156103cc575f5ffd5b506103617f000000000000000000000000000000000000000000000000000000000000000081565b3480156103ff575f5ffd5b506102f161040e36600461460f565b610a3b565b61038c610421366004614668565b610c4a565b348015610431575f5ffd5b5061038c610440366004614514565b610d3c565b348015610450575f5ffd5b506102f161045f3660046146a6565b610eaf565b34801561046f575f5ffd5b5061038c61047e3660046146f1565b610f44565b34801561048e575f5ffd5b5061038c610fda565b61038c6104a5366004614668565b61103d565b3480156104b5575f5ffd5b506102986104c436600461452b565b6001600160a01b03919091165f908152600460209081526040808320938352929052205460ff1690565b3480156104f9575f5ffd5b506103617f000000000000000000000000000000000000000000000000000000000000000081565b34801561052c575f5ffd5b506102f161053b3660046144a8565b611069565b34801561054b575f5ffd5b5061038c61055a366004614714565b611131565b34801561056a575f5ffd5b50610361610579366004614514565b611175565b348015610589575f5ffd5b506102f1610598366004614783565b611198565b3480156105a8575f5ffd5b5061038c6105b73660046147e6565b611246565b3480156105c7575f5ffd5b506105db6105d6366004614514565b6112e3565b6040516001600160601b0390911681526020016102a4565b3480156105fe575f5ffd5b506102f161060d36600461480a565b6112f7565b34801561061d575f5ffd5b5061038c61062c366004614825565b61132f565b34801561063c575f5ffd5b506102f161064b366004614848565b611460565b34801561065b575f5ffd5b506102f161066a36600461480a565b6001600160a01b03165f9081526003602052604090205490565b34801561068f575f5ffd5b5060408051808201909152600681526554454e4f524160d01b6020820152610335565b3480156106bd575f5ffd5b506102f16106cc3660046148c4565b6115e2565b3480156106dc575f5ffd5b506102f16106eb3660046148f4565b611618565b3480156106fb575f5ffd5b5061038c61070a366004614930565b6117a6565b34801561071a575f5ffd5b505f546102f1565b34801561072d575f5ffd5b5061038c61073c366004614514565b6117f9565b34801561074c575f5ffd5b506102f161075b36600461480a565b6001600160a01b03165f9081526005602052604090205490565b348015610780575f5ffd5b5061079461078f366004614514565b6119e3565b6040516102a4929190614980565b3480156107ad575f5ffd5b5061038c6107bc366004614514565b611a69565b61038c6107cf366004614997565b611ab8565b3480156107df575f5ffd5b506103356107ee366004614514565b611b12565b3480156107fe575f5ffd5b506102f161080d3660046144a8565b611c0c565b34801561081d575f5ffd5b506102f161082c366004614a04565b611def565b34801561083c575f5ffd5b506102f161084b366004614825565b611f20565b34801561085b575f5ffd5b5061036161086a366004614514565b612022565b34801561087a575f5ffd5b5061038c610889366004614514565b612034565b348015610899575f5ffd5b506103356120f2565b3480156108ad575f5ffd5b506102986108bc3660046144a8565b601c52670a5a2e7a000000006008525f526030600c205490565b3480156108e1575f5ffd5b506102f16108f0366004614514565b5f9081526001602052604090205490565b5f6001600160e01b03198216632483248360e11b14806109425750610942826301ffc9a760e09190911c9081146380ac58cd821417635b5e139f9091141790565b92915050565b5f815f52673ec412a9852d173d60c11b601c5260205f2082018201805460601b6109795763ceea21b65f526004601cfd5b6001015492915050565b61098e3383836121da565b5050565b5f61099b612274565b5f5f5f6109aa873388886122ab565b9250925092506109cc878484336109c788606001513330896125a8565b6126a3565b93505050506109d96128d3565b9392505050565b335f908152600360205260408120805482906109fb90614a8c565b918290555060405181815290915033907ff99f9b80029ce784ef929584aadf72a4117786dd894213f87ab970ba59c8281b9060200160405180910390a250565b5f610a44612274565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b158015610a9b575f5ffd5b505afa158015610aad573d5f5f3e3d5ffd5b505050505f610abe865f0135611175565b9050730000000000000000000000000000000000000000637972d6095f88888886610ae984356128fd565b6040518763ffffffff1660e01b8152600401610b0a96959493929190614aef565b602060405180830381865af4158015610b25573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b499190614bf2565b915082821115610b7b5760405163062c8c5560e31b815260048101839052602481018490526044015b60405180910390fd5b610b885f8233893561291e565b338635610b958160181c90565b7f8746c83aa0873b302b83ddebc714e23b81136775b3dc393737d2c2713ebc54a9848a6040013587604051610bcc93929190614c09565b60405180910390a4815f03610be4575f915050610c3a565b5f610c00610bf86040890160208a0161480a565b3384866125a8565b9050828114610c3757610c19604088016020890161480a565b8382604051636a97fcf560e01b8152600401610b7293929190614c09565b50505b610c426128d3565b949350505050565b610c55838383612a19565b5f818152673ec412a9852d173d60c11b3317601c52602090208101810180546001600160a01b039485169493841693811691908286148302610ca65767ceea21b6a1148100831560021b526004601cfd5b855f528160010154925082331486331417610cd2576030600c2054610cd257634b6e7f185f526004601cfd5b8215610cdf575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff81168402610d205767ea553b3401336cea841560021b526004601cfd5b90558082845f51602061558f5f395f51905f525f38a45b505050565b610d44612274565b5f610d50600183612b77565b9050600181516005811115610d6757610d6761495c565b14610d8957805160405163a2ceb47f60e01b8152610b72918491600401614c3e565b5f610d943084612b96565b9050806101e0015162ffffff16826040015162ffffff161015610de4576040808301516101e0830151915163618f388d60e11b815262ffffff918216600482015291166024820152604401610b72565b4363ffffffff168260e0015163ffffffff1603610e165760405163201f5bb160e21b8152436004820152602401610b72565b610e2282846002612c2b565b610e2e60018484612c92565b5f610e4f836040015162ffffff1683610180015165ffffffffffff16612d3e565b9050610e5c848383612d49565b60608301516001600160a01b03165f9081526005602052604081208054909190610e87908490614c52565b92505081905550610ea184846060015162ffffff16612e54565b505050610eac6128d3565b50565b5f610eb8612274565b5f5f5f610ec6873388612ea6565b606083015160405163c7e64f9960e01b815293965091945092507300000000000000000000000000000000000000009163c7e64f9991610f0c9185908a90600401614c65565b5f6040518083038186803b158015610f22575f5ffd5b505af4158015610f34573d5f5f3e3d5ffd5b505050506109cc87848484613038565b610f4c612274565b7300000000000000000000000000000000000000006380211c065f8484610f71613063565b6040516001600160e01b031960e087901b1681526004810194909452602484019290925215156044830152151560648201526084015f6040518083038186803b158015610fbc575f5ffd5b505af4158015610fce573d5f5f3e3d5ffd5b5050505061098e6128d3565b604080515f81525f1960208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a16040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1565b611048838383610c4a565b813b15610d3757610d3783838360405180602001604052805f8152506130f2565b5f611072612274565b50335f9081526006602090815260408083206001600160a01b0386168452909152812054908190036110b757604051637038ded160e01b815260040160405180910390fd5b335f8181526006602090815260408083206001600160a01b0388811680865291909352818420939093555190851692907fd430aface48b16af1448d6ebf0bff9dc475b838e4d48c1ee1b3e45001e9889a5906111169086815260200190565b60405180910390a461112983838361317b565b6109426128d3565b611139612274565b5f5b8181101561116c5761116483838381811061115857611158614cc5565b905060200201356131df565b60010161113b565b5061098e6128d3565b5f61117f8261333a565b9050806111935763ceea21b65f526004601cfd5b919050565b5f6111a1612274565b5f5f5f6111b0883389896122ab565b606083015160405163c7e64f9960e01b815293965091945092507300000000000000000000000000000000000000009163c7e64f99916111f69185908a90600401614c65565b5f6040518083038186803b15801561120c575f5ffd5b505af415801561121e573d5f5f3e3d5ffd5b50505050611239888484336109c788606001513330896125a8565b9350505050610c426128d3565b61124e612274565b7300000000000000000000000000000000000000006301e343485f858585611274613063565b6040516001600160e01b031960e088901b16815260048101959095526024850193909352901515604484015260648301521515608482015260a4015f6040518083038186803b1580156112c5575f5ffd5b505af41580156112d7573d5f5f3e3d5ffd5b50505050610d376128d3565b5f6112ed82611175565b50610942826128fd565b5f8161130a57638f4eb6045f526004601cfd5b673ec412a9852d173d60c11b601c52815f5263ffffffff601c600c2054169050919050565b611337612274565b5f6113428360181c90565b90505f611350600183612b77565b51905060058160058111156113675761136761495c565b1461138957818160405163a2ceb47f60e01b8152600401610b72929190614c3e565b3361139385611175565b6001600160a01b0316146113bc57604051631dea718360e11b8152336004820152602401610b72565b5f6113c73084612b96565b90505f6113f76113e46113d9886128fd565b60181c62ffffff1690565b83610180015165ffffffffffff16612d3e565b9050611403865f613361565b61140c86613390565b846001600160a01b031686857fc6595eed48e3b1bafff43b131099ab88a5d3a9733f0b8e76a0519099172be83f8460405161144991815260200190565b60405180910390a4610fce8260600151868361317b565b5f611469612274565b5f6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016636f2a93b06114a6602086018661480a565b6114b660808a0160608b0161480a565b6114c660a08b0160808c0161480a565b6114d660c08c0160a08d0161480a565b60405160e086901b6001600160e01b03191681526001600160a01b039485166004820152928416602484015290831660448301529091166064820152608401602060405180830381865afa158015611530573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115549190614ce8565b604051635f87f38b60e11b81529091507300000000000000000000000000000000000000009063bf0fe71690611598905f9085908b908b908b908b90600401614f8c565b602060405180830381865af41580156115b3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115d79190614bf2565b915050610c426128d3565b5f6115eb612274565b5f5f5f6115f9863387612ea6565b92509250925061160b86848484613038565b93505050506109426128d3565b5f611621612274565b5f5f5f61162f888789612ea6565b9250925092505f6040518060c001604052807f51482408710165f49db4f7b422428870c37d86b0624cd661b387e24aa64f024981526020018a81526020015f8152602001886001600160a01b03168152602001898152602001876020013581525090505f730000000000000000000000000000000000000000636dba7e878660600151848a6040518463ffffffff1660e01b81526004016116d29392919061526c565b602060405180830381865af41580156116ed573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117119190614bf2565b905061172d8a86868b878610611727578761339a565b8561339a565b9550858103611740575050505050610c3a565b5f61174b8783614c52565b905061175e86606001518a8b848f613593565b6117689082614c52565b60608701516001600160a01b03165f9081526005602052604081208054909190611793908490615315565b9091555050505050505050610c426128d3565b801515905081601c52670a5a2e7a00000000600852335f52806030600c2055805f528160601b60601c337f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160205fa35050565b611801612274565b5f61180b82611175565b90506001600160a01b038116331461183857604051631dea718360e11b8152336004820152602401610b72565b5f6118438360181c90565b90505f6118503083612b96565b90505f61185e600184612b77565b90505f61186a866128fd565b60208301519091505f906002161580156118bf57506003835160058111156118945761189461495c565b14806118bf575083610140015180156118bf57506002835160058111156118bd576118bd61495c565b145b60a08501519091506001600160a01b031615806118da575080155b806118e757506001808316145b1561190857604051631657a79360e31b815260048101889052602401610b72565b6119238760016001600160601b03851617613361565b613361565b856001600160a01b031687867f37d2f91e40046979553b8bc9bf12a192e2216dc0a5d3a3e91a8d0ccac8f495e060405160405180910390a460a0840151845160c0860151604051632e234d3760e11b81526001600160a01b03928316600482015289831660248201526001600160601b039091166044820152911690635c469a6e906064015f604051808303815f87803b1580156119bf575f5ffd5b505af11580156119d1573d5f5f3e3d5ffd5b50505050505050505050610eac6128d3565b5f81815260026020526040812054816119fd600183612b77565b5190505f816005811115611a1357611a1361495c565b1480611a3057506005816005811115611a2e57611a2e61495c565b145b15611a3e575f925050915091565b6001816005811115611a5257611a5261495c565b14611a5e576002611a61565b60015b925050915091565b335f818152600460209081526040808320858452909152808220805460ff19166001179055518392917f6e70be4be1a4aebd688b5523bd8b6278acac3963d71ebf2bd5ea50757047664b91a350565b611ac3858585610c4a565b833b15611b0b57611b0b85858585858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506130f292505050565b5050505050565b6060611b1d82611175565b507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663303e74df6040518163ffffffff1660e01b8152600401602060405180830381865afa158015611b7a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b9e9190615328565b6001600160a01b031663c87b56dd836040518263ffffffff1660e01b8152600401611bcb91815260200190565b5f60405180830381865afa158015611be5573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526109429190810190615357565b5f611c15612274565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f851a4406040518163ffffffff1660e01b8152600401602060405180830381865afa158015611c71573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c959190615328565b6001600160a01b0316336001600160a01b031614611cc857604051631dea718360e11b8152336004820152602401610b72565b611cd1826135b7565b6001600160a01b0383165f81815260056020526040908190205490516370a0823160e01b81523060048201529091906370a0823190602401602060405180830381865afa158015611d24573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611d489190614bf2565b611d529190614c52565b9050805f03611d7457604051637038ded160e01b815260040160405180910390fd5b816001600160a01b0316836001600160a01b03167f68ffd10dbcb608daf7596d0c5750ca7dc117c40ef681758f7cf69f729d906a9883604051611db991815260200190565b60405180910390a3611dcc8383836135fe565b61112957828282604051632751156560e11b8152600401610b7293929190615407565b5f611df8612274565b5f5f5f611e0789878a8a6122ab565b9250925092505f6040518060c001604052807f6ed88e868af0a1983e3886d5f3e95a2fafbd6c3450bc229e27342283dc429ccc81526020018b5f013581526020018b6020016020810190611e5b919061542b565b62ffffff168152602001886001600160a01b031681526020018381526020018b608001358152509050611f098a85858a730000000000000000000000000000000000000000636dba7e878a60600151888e6040518463ffffffff1660e01b8152600401611eca9392919061526c565b602060405180830381865af4158015611ee5573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109c79190614bf2565b945050505050611f176128d3565b95945050505050565b5f611f29612274565b611f333384613795565b611f5257604051631dea718360e11b8152336004820152602401610b72565b5f611f5c846137fb565b90925090505f829003611f8257604051637038ded160e01b815260040160405180910390fd5b611fc68461191e84611fa4611f96896128fd565b60301c65ffffffffffff1690565b611fae9190615315565b611fb7886128fd565b6001600160601b031690613873565b826001600160a01b031684611fdb8660181c90565b6040518581527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a461201981848461317b565b506109426128d3565b5f61202d3083612b96565b5192915050565b61203c612274565b5f612048600183612b77565b905060028151600581111561205f5761205f61495c565b1461208157805160405163a2ceb47f60e01b8152610b72918491600401614c3e565b5f61208c3084612b96565b90505f6120988261389c565b9150508042116120be576040516380d0d24360e01b815260048101829052602401610b72565b6120c98284426138f5565b6120d38484613991565b6120df60018585612c92565b610ea184846060015162ffffff16612e54565b60607f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663303e74df6040518163ffffffff1660e01b8152600401602060405180830381865afa158015612150573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906121749190615328565b6001600160a01b031663e8a3d4856040518163ffffffff1660e01b81526004015f60405180830381865afa1580156121ae573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526121d59190810190615357565b905090565b5f1960601c82811692508381169350815f5283673ec412a9852d173d60c11b17601c5260205f20820182018054821691508161221d5763ceea21b65f526004601cfd5b81851485151761224157815f526030600c205461224157634b6e7f185f526004601cfd5b6001018390558183827f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f38a450505050565b61227c6139ab565b6122a960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906139eb565b565b6122b3614347565b6122bb6143f7565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b158015612313575f5ffd5b505afa158015612325573d5f5f3e3d5ffd5b50505050866080013542111561235a576040516305bdb14b60e21b815260808801356004820152426024820152604401610b72565b61236660018835612b77565b915060018251600581111561237d5761237d61495c565b1415801561239e575060028251600581111561239b5761239b61495c565b14155b156123c157815160405163a2ceb47f60e01b8152610b7291893591600401614c3e565b6123cc308835612b96565b92506123d98383426139f2565b6123f9576040516303328f5d60e21b815287356004820152602401610b72565b6060808401516001600160a01b03169061241890890160408a0161480a565b6001600160a01b031614612468576060808401519061243c90890160408a0161480a565b604051634449c53f60e11b81526001600160a01b03928316600482015291166024820152604401610b72565b82516001600160a01b0387811691161480612498575082602001516001600160a01b0316866001600160a01b0316145b156124c157604051631c18eb7160e21b81526001600160a01b0387166004820152602401610b72565b6124cc878484613a3e565b60808401519091505f906001600160a01b03166308fd502f8935896124f760408d0160208e0161542b565b8a8a6040518663ffffffff1660e01b8152600401612519959493929190615444565b6020604051808303815f875af1158015612535573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125599190615479565b90506001600160e01b031981166308fd502f60e01b1461259d576080840151604051636044836b60e11b81526001600160a01b039091166004820152602401610b72565b509450945094915050565b6040516370a0823160e01b81526001600160a01b0383811660048301525f9182918716906370a0823190602401602060405180830381865afa1580156125f0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906126149190614bf2565b90505f6323b872dd86868660405160240161263193929190615407565b6040516020818303038152906040529060e01b6020820180516001600160e01b03838183161783525050505090506126698782613b63565b61268c57868585604051632751156560e11b8152600401610b7293929190615407565b61269887868487613bf4565b979650505050505050565b5f806126d06126b86040890160208a0161542b565b62ffffff1687610180015165ffffffffffff16612d3e565b90508083146126fc5785606001518184604051636a97fcf560e01b8152600401610b7293929190614c09565b5f6002865160058111156127125761271261495c565b148061273b57506101c087015162ffffff1661273460408a0160208b0161542b565b62ffffff16145b90506001865160058111156127525761275261495c565b14801561275c5750805b1561276e5761276e8689356002612c2b565b61277e6040890160208a0161542b565b8660400181815161278f9190615494565b62ffffff16905250606086018051600191906127ac908390615494565b62ffffff1690525063ffffffff43811660e08801526127d3906001908a35908990612c9216565b606086015162ffffff16883560181b17925061280f858461280a5f6127fe60408e0160208f0161542b565b62ffffff165f5f613c7c565b613caf565b6001600160a01b0385168389357f8030718c23b091a658bb908b85a884e6004b4abcb34a31f1a1d9b259022cdcf161284d60408d0160208e0161542b565b6040805162ffffff9092168252602082018890520160405180910390a45f81612876575f612882565b61288289358985612d49565b9050808311156128c7576128968184614c52565b60608901516001600160a01b03165f90815260056020526040812080549091906128c1908490615315565b90915550505b50505095945050505050565b6122a95f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006122a3565b5f818152673ec412a9852d173d60c11b601c52602090208101015460a01c90565b612929838383612a19565b5f8181526001600160a01b03948516673ec412a9852d173d60c11b8117601c52602090912082018201805491959485169493841693821691828614830261297f5767ceea21b6a1148100831560021b526004601cfd5b855f5281600101549250828714868814178715176129ae576030600c20546129ae57634b6e7f185f526004601cfd5b82156129bb575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff811684026129fc5767ea553b3401336cea841560021b526004601cfd5b90558082845f51602061558f5f395f51905f525f38a45b50505050565b6001600160a01b0383161580612a3657506001600160a01b038216155b15612a4057505050565b612a49826135b7565b5f612a5d30612a588460181c90565b612b96565b610120015190505f6002826002811115612a7957612a7961495c565b1480612b2657506001826002811115612a9457612a9461495c565b148015612b2657506040516366e305fd60e01b81526001600160a01b0385811660048301527f000000000000000000000000000000000000000000000000000000000000000016906366e305fd90602401602060405180830381865afa158015612b00573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612b2491906154af565b155b90508015612b5957604051631511034560e11b8152600481018490526001600160a01b0385166024820152604401610b72565b611b0b8361191e612b69866128fd565b6001600160601b0316613d2e565b612b7f6143f7565b5f828152602084905260409020546109d990613d6e565b612b9e614347565b5f612ba98484613e24565b9050612bb361443b565b60c0600182843c8051606090811c84528151603090811c65ffffffffffff908116610160870152835181166101808701526020808501805190941c90870152825190911c166101a0850152805160181c62ffffff9081166101c08601529051166101e0840152612c238382613e2f565b505092915050565b82816005811115612c3e57612c3e61495c565b90816005811115612c5157612c5161495c565b81525050817ffafe884515ca1fa5e0bf815ce87ef00b2cdaa0eee590d20376604937937a10bf82604051612c8591906154ca565b60405180910390a2505050565b5f6008826020015160ff16901b825f01516005811115612cb457612cb461495c565b60ff161790506028826060015162ffffff16901b6010836040015162ffffff16901b178117905060708260a001516001600160501b0316901b6040836080015165ffffffffffff16901b178117905060e08260e0015163ffffffff16901b60c08360c0015163ffffffff16901b821717845f8581526020019081526020015f208190555050505050565b5f6109d982846154d8565b5f5f612d5e83856102c0015161ffff16613fcd565b9050612def84606001517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663469048406040518163ffffffff1660e01b8152600401602060405180830381865afa158015612dc4573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612de89190615328565b8388613fe5565b847ff854feef4c325cc8fcfad1a693b62c4383c8d228c4ca0bc52f9e06095338a5f1612e1b8386614c52565b60408051918252602082018590520160405180910390a2606084015160208501518551611f17929190612e4e8588614c52565b89613593565b805f03612e5f575050565b60408051601884901b6001811782528317602082015281517f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c929181900390910190a15050565b612eae614347565b612eb66143f7565b5f612ec2600187612b77565b9150600282516005811115612ed957612ed961495c565b1080612ef75750600582516005811115612ef557612ef561495c565b145b15612f1957815160405163a2ceb47f60e01b8152610b72918891600401614c3e565b612f233087612b96565b9250612f308383426138f5565b5f612f3b848461407c565b90505f845f01516001600160a01b0316876001600160a01b03161480612f76575084604001516001600160a01b0316876001600160a01b0316145b9050612f838585426139f2565b8015612f8d575080155b8015612f9857508186105b15612fc057604051630d1f7bad60e11b81526004810189905260248101839052604401610b72565b5f846080015165ffffffffffff16612fef87610160015165ffffffffffff1685612fea8a8a61409f565b6140ca565b612ff99190614c52565b9050808710613008578061300a565b865b9350835f0361302c57604051637038ded160e01b815260040160405180910390fd5b50505093509350939050565b5f5f61304a85606001513330866125a8565b9050613059868686338561339a565b9695505050505050565b6040516319d3799160e01b81525f906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906319d37991906130b390849033906004016154ef565b602060405180830381865afa1580156130ce573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906121d591906154af565b60405163150b7a028082523360208301528560601b60601c604083015283606083015260808083015282518060a08401528015613139578060c08401826020870160045afa505b60208360a48301601c86015f8a5af161315a573d1561315a573d5f843e3d83fd5b508060e01b8251146131735763d1a57ed65f526004601cfd5b505050505050565b613184826135b7565b6001600160a01b0383165f90815260056020526040812080548392906131ab908490614c52565b909155506131bc90508383836135fe565b610d3757828282604051632751156560e11b8152600401610b7293929190615407565b5f818152673ec412a9852d173d60c11b601c5260209020810181015460601b6132055750565b5f5f613210836137fb565b91509150815f0361322057505050565b5f61322a8461333a565b90505f613239611f96866128fd565b90506132558561191e61324c8785615315565b611fb7896128fd565b6132608383866135fe565b156132de576001600160a01b0383165f908152600560205260408120805486929061328c908490614c52565b90915550506001600160a01b038216856132a68160181c90565b6040518781527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a4611b0b565b6132ef8561191e83611fb7896128fd565b816001600160a01b0316857f52b847c5b55ac52fa49c02e3dfd6e92e0510a87408ec85a9b842cbf46ee146408660405161332b91815260200190565b60405180910390a35050505050565b5f818152673ec412a9852d173d60c11b601c5260209020810101546001600160a01b031690565b815f52673ec412a9852d173d60c11b601c5260205f208201820180548060a01c831860a01b8118825550505050565b610eac5f826140ee565b5f815f036133c657846060015160015f604051636a97fcf560e01b8152600401610b7293929190614c09565b5f6133d1868661407c565b90505f6133de878761409f565b90505f6133ea8861389c565b915060029050875160058111156134035761340361495c565b14801561340f57508042115b1561341e5761341e8988613991565b5f613436886080015165ffffffffffff1685856141ac565b905085886080015165ffffffffffff166134509190615315565b65ffffffffffff16608089018190525f90829061346e9087876141ac565b6134789190614c52565b905060038951600581111561348f5761348f61495c565b141580156134b257506134a28486615315565b896080015165ffffffffffff1610155b156134c3576134c3898c6003612c2b565b6134cf60018c8b612c92565b60608a01516001600160a01b03165f90815260056020526040812080548992906134fa908490615315565b90915550506001600160a01b0388168b7fb2790cfbb501cb5d139a6d2e6b8157f1e9fc7043f1354b6645d9accfa9d9558289846135378183614c52565b6040805193845260208401929092529082015260600160405180910390a360608a01518a51613571919061356b848b614c52565b8e613fe5565b6135848b8a6060015162ffffff16612e54565b50949998505050505050505050565b5f61359f8686856135fe565b156135ab575081611f17565b611f1786858585613fe5565b6001600160a01b0381163014806135d557506001600160a01b038116155b15610eac576040516316f2a20b60e11b81526001600160a01b0382166004820152602401610b72565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa158015613644573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906136689190614bf2565b604080516001600160a01b038716602482015260448082018790528251808303909101815260649091019091526020810180516001600160e01b031663a9059cbb60e01b1790529091506136bd908690613b63565b6136ca575f9150506109d9565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa15801561370e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906137329190614bf2565b90508161373f8583615315565b0361374f576001925050506109d9565b818103613760575f925050506109d9565b858482841161376f575f613779565b6137798385614c52565b604051636a97fcf560e01b8152600401610b7293929190614c09565b5f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c526020909120820182018054919360019216806137d85763ceea21b65f526004601cfd5b808514612c2357805f526030600c2054612c235750600101549290921492915050565b5f5f5f6138088460181c90565b90505f613816600183612b77565b9050806080015165ffffffffffff165f0361383757505f9485945092505050565b5f6138423084612b96565b905061384f8183426138f5565b613862818361385d896128fd565b6141c7565b816060015194509450505050915091565b5f6109d982601885901c62ffffff166138918660011c627fffff1690565b600180881614613c7c565b5f5f82610260015160ff16620151806138b591906154d8565b83610240015163ffffffff166138cb9190615315565b915082610280015160ff16620151806138e491906154d8565b6138ee9083615315565b9050915091565b5f5f6139008561389c565b915091505f61391b8560c0015163ffffffff16858585614228565b9050805f0361392c57505050505050565b5f61394c866080015165ffffffffffff16613947898961407c565b614258565b905061395882826154d8565b8660a001516001600160501b03166139709190615315565b6001600160501b031660a08701525050505063ffffffff1660c09091015250565b60208101805160021760ff16905261098e81836004612c2b565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156122a957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f826080015165ffffffffffff165f148015613a19575083610220015163ffffffff168211155b8015610c425750836101c0015162ffffff16836040015162ffffff1610949350505050565b5f5f8260400151846101c00151613a55919061551b565b62ffffff1690505f84610200015162ffffff168210613a7e5784610200015162ffffff16613a80565b815b905080613a93604088016020890161542b565b62ffffff161080613ab7575081613ab0604088016020890161542b565b62ffffff16115b15613afb57613acc604087016020880161542b565b6040516308f89cc960e01b815262ffffff90911660048201526024810182905260448101839052606401610b72565b613b26613b0e604088016020890161542b565b62ffffff1686610180015165ffffffffffff16612d3e565b92508560600135831115613b5a5760405163062c8c5560e31b81526004810184905260608701356024820152604401610b72565b50509392505050565b5f5f5f846001600160a01b031684604051613b7e9190615536565b5f604051808303815f865af19150503d805f8114613bb7576040519150601f19603f3d011682016040523d82523d5f602084013e613bbc565b606091505b5091509150818015611f175750805115613be157613bd98161554c565b600114611f17565b505050506001600160a01b03163b151590565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918591908816906370a0823190602401602060405180830381865afa158015613c3f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613c639190614bf2565b613c6d9190614c52565b9050828110611f175782613059565b5f81613c88575f613c8b565b60015b60ff166001627fffff8516901b601886901b603088901b1717179050949350505050565b613cba5f8484612a19565b8260601b60601c9250815f52673ec412a9852d173d60c11b601c52828160a01b1760205f208301830155825f52601c600c20600181540163ffffffff81168502613d135767ea553b3401336cea851560021b526004601cfd5b905581835f5f51602061558f5f395f51905f528138a4505050565b5f610942603083901c65ffffffffffff16601884901c62ffffff16613d588560011c627fffff1690565b613d63906001615315565b600180871614613c7c565b613d766143f7565b8160ff166005811115613d8b57613d8b61495c565b81906005811115613d9e57613d9e61495c565b90816005811115613db157613db161495c565b905250600882901c60ff166020820152601082901c62ffffff908116604080840191909152602884901c909116606083015282901c65ffffffffffff166080820152607082901c6001600160501b031660a082015260c082811c63ffffffff169082015260e091821c9181019190915290565b5f6109d98383614270565b604081018051606090811c848201528151604890811c62ffffff16610200860152825160281c63ffffffff908116610220870152835160081c16610240860152915160ff908116610260860152838201805190921c6080860152815160581c8116610280860152815190921c61ffff9081166102a0860152815160381c166102c08501525160301c166001811115613ec957613ec961495c565b8260e001906001811115613edf57613edf61495c565b90816001811115613ef257613ef261495c565b90525060288160036020020151901c60ff166002811115613f1557613f1561495c565b8261010001906002811115613f2c57613f2c61495c565b90816002811115613f3f57613f3f61495c565b90525060208160036020020151901c60ff166002811115613f6257613f6261495c565b8261012001906002811115613f7957613f7961495c565b90816002811115613f8c57613f8c61495c565b90525060608181015160181c60ff16600114610140840152608082018051821c6040850152516001600160601b031660c084015260a091820151901c910152565b5f612710613fdb83856154d8565b6109d9919061556f565b8115612a13576001600160a01b038084165f90815260066020908152604080832093881683529290529081208054849290614021908490615315565b9250508190555080846001600160a01b0316846001600160a01b03167fdd0ef63b44a932361273bab95d6e9bfcea5c7850c43844f540314e89899b970c8560405161406e91815260200190565b60405180910390a450505050565b5f826101a0015165ffffffffffff16826040015162ffffff166109d991906154d8565b5f6109d98260a001516001600160501b0316846102a0015161ffff166140c5868661407c565b6142db565b5f806140d68385615315565b90508085116140e55780611f17565b50929392505050565b5f6140f882611175565b9050614105815f84612a19565b505f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c5260209091208201820180549193821691826141485763ceea21b65f526004601cfd5b825f52816001015480861484871417861517614175576030600c205461417557634b6e7f185f526004601cfd5b8015614182575f83600101555b5082189055601c600c2080545f19019055815f825f51602061558f5f395f51905f528238a4505050565b5f806141b88385615315565b90508085106140e55780611f17565b5f5f6141f2846080015165ffffffffffff166141e3878761407c565b6141ed888861409f565b6141ac565b9050603083901c65ffffffffffff1661421e82601886901c62ffffff16876040015162ffffff1661431d565b611f179190614c52565b5f82851015614235578294505b81841115614241578193505b84841161424e575f611f17565b611f178585614c52565b5f818310614266575f6109d9565b6109d98383614c52565b5f607f821161429b57825f526094600b5360d6600a5381821560071b17602053506017600a20610942565b60085b82811c156142ae5760080161429e565b60031c828152600884901b5f5260808101601f536094600a538060d6016009536017016009209392505050565b5f8064496cebb8006142ed85876154d8565b6142f7919061556f565b90505f614305600a8561556f565b90508082106143145780613059565b50949350505050565b5f811561433e578161432f84866154d8565b614339919061556f565b610c42565b505f9392505050565b604080516102e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082019081526020015f81526020015f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101408201819052610160820181905261018082018190526101a09091015290565b604080516101008101909152805f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e09091015290565b6040518060c001604052806006906020820280368337509192915050565b6001600160e01b031981168114610eac575f5ffd5b5f6020828403121561447e575f5ffd5b81356109d981614459565b6001600160a01b0381168114610eac575f5ffd5b803561119381614489565b5f5f604083850312156144b9575f5ffd5b82356144c481614489565b915060208301356144d481614489565b809150509250929050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f60208284031215614524575f5ffd5b5035919050565b5f5f6040838503121561453c575f5ffd5b823561454781614489565b946020939093013593505050565b5f60a08284031215614565575f5ffd5b50919050565b5f5f83601f84011261457b575f5ffd5b5081356001600160401b03811115614591575f5ffd5b6020830191508360208285010111156145a8575f5ffd5b9250929050565b5f5f5f60c084860312156145c1575f5ffd5b6145cb8585614555565b925060a08401356001600160401b038111156145e5575f5ffd5b6145f18682870161456b565b9497909650939450505050565b5f6101208284031215614565575f5ffd5b5f5f5f5f6101608587031215614623575f5ffd5b61462d86866145fe565b93506101208501356001600160401b03811115614648575f5ffd5b6146548782880161456b565b959890975094956101400135949350505050565b5f5f5f6060848603121561467a575f5ffd5b833561468581614489565b9250602084013561469581614489565b929592945050506040919091013590565b5f5f5f60e084860312156146b8575f5ffd5b83359250602084013591506146d08560408601614555565b90509250925092565b8015158114610eac575f5ffd5b8035611193816146d9565b5f5f60408385031215614702575f5ffd5b8235915060208301356144d4816146d9565b5f5f60208385031215614725575f5ffd5b82356001600160401b0381111561473a575f5ffd5b8301601f8101851361474a575f5ffd5b80356001600160401b0381111561475f575f5ffd5b8560208260051b8401011115614773575f5ffd5b6020919091019590945092505050565b5f5f5f5f6101608587031215614797575f5ffd5b6147a18686614555565b935060a08501356001600160401b038111156147bb575f5ffd5b6147c78782880161456b565b90945092506147db90508660c08701614555565b905092959194509250565b5f5f5f606084860312156147f8575f5ffd5b833592506020840135614695816146d9565b5f6020828403121561481a575f5ffd5b81356109d981614489565b5f5f60408385031215614836575f5ffd5b8235915060208301356144d481614489565b5f5f5f5f84860361054081121561485d575f5ffd5b61036081121561486b575f5ffd5b5084935061487d866103608701614555565b925061488d8661040087016145fe565b91506105208501356001600160401b038111156148a8575f5ffd5b8501608081880312156148b9575f5ffd5b939692955090935050565b5f5f604083850312156148d5575f5ffd5b50508035926020909101359150565b5f60c08284031215614565575f5ffd5b5f5f5f5f6101208587031215614908575f5ffd5b8435935060208501359250604085013561492181614489565b91506147db86606087016148e4565b5f5f60408385031215614941575f5ffd5b823561494c81614489565b915060208301356144d4816146d9565b634e487b7160e01b5f52602160045260245ffd5b60038110610eac57610eac61495c565b6040810161498d84614970565b9281526020015290565b5f5f5f5f5f608086880312156149ab575f5ffd5b85356149b681614489565b945060208601356149c681614489565b93506040860135925060608601356001600160401b038111156149e7575f5ffd5b6149f38882890161456b565b969995985093965092949392505050565b5f5f5f5f5f6101a08688031215614a19575f5ffd5b614a238787614555565b945060a08601356001600160401b03811115614a3d575f5ffd5b614a498882890161456b565b90955093505060c0860135614a5d81614489565b9150614a6c8760e088016148e4565b90509295509295909350565b634e487b7160e01b5f52601160045260245ffd5b5f60018201614a9d57614a9d614a78565b5060010190565b803560ff81168114611193575f5ffd5b803563ffffffff81168114611193575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b86815285356020808301919091525f90870135614b0b81614489565b6001600160a01b0316604083810191909152870135606080840191909152870135608080840191909152614b409088016146e6565b80151560a084015250614b5560a08801614aa4565b60ff811660c084015250614b6b60c08801614ab4565b63ffffffff811660e084015250614b8460e08801614ab4565b63ffffffff811661010084015250614b9f6101008801614ab4565b63ffffffff8116610120840152506101a0610140830152614bc56101a083018688614ac7565b6001600160a01b03851661016084015290506001600160601b038316610180830152979650505050505050565b5f60208284031215614c02575f5ffd5b5051919050565b6001600160a01b039390931683526020830191909152604082015260600190565b60068110614c3a57614c3a61495c565b9052565b828152604081016109d96020830184614c2a565b8181038181111561094257610942614a78565b6001600160a01b03841681526020808201849052823560408084019190915290830135606083015260e082019060ff90614ca0908501614aa4565b16608083810191909152606084013560a0840152929092013560c09091015292915050565b634e487b7160e01b5f52603260045260245ffd5b61ffff81168114610eac575f5ffd5b5f60208284031215614cf8575f5ffd5b81516109d981614cd9565b80356001600160601b0381168114611193575f5ffd5b803564ffffffffff81168114611193575f5ffd5b803560028110611193575f5ffd5b60028110614c3a57614c3a61495c565b60038110610eac575f5ffd5b803561119381614d4b565b614c3a81614970565b803565ffffffffffff81168114611193575f5ffd5b803562ffffff81168114611193575f5ffd5b803561119381614cd9565b803582526020810135614daf81614d4b565b614db881614970565b60208301526040818101359083015263ffffffff614dd860608301614ab4565b16606083015263ffffffff614def60808301614ab4565b1660808301525050565b803582526020810135614e0b81614489565b6001600160a01b03166020830152614e256040820161449d565b6001600160a01b03166040830152614e3f6060820161449d565b6001600160a01b03166060830152614e5960808201614d6b565b65ffffffffffff166080830152614e7260a08201614ab4565b63ffffffff1660a0830152614e8960c08201614d19565b64ffffffffff1660c0830152614ea160e08201614ab4565b63ffffffff1660e0830152614eb96101008201614ab4565b63ffffffff8116610100840152505050565b5f5f8335601e19843603018112614ee0575f5ffd5b83016020810192503590506001600160401b03811115614efe575f5ffd5b8036038213156145a8575f5ffd5b5f8135614f1881614489565b6001600160a01b03168352614f306020830183614ecb565b60806020860152614f45608086018284614ac7565b915050614f556040840184614ecb565b8583036040870152614f68838284614ac7565b92505050614f796060840184614ecb565b8583036060870152613059838284614ac7565b86815261ffff86166020820152614fb660408201614fa98761449d565b6001600160a01b03169052565b5f614fc36020870161449d565b6001600160a01b03166060830152614fdd6040870161449d565b6001600160a01b03166080830152614ff76060870161449d565b6001600160a01b031660a08301526150116080870161449d565b6001600160a01b031660c083015261502b60a0870161449d565b6001600160a01b031660e083015261504560c08701614d03565b6001600160601b0381166101008401525060e08601356101208381019190915261010087013561014084015261507c908701614d19565b64ffffffffff166101608301526150966101408701614d2d565b6150a4610180840182614d3b565b506150b26101608701614d57565b6150c06101a0840182614d62565b506150ce61018087016146e6565b15156101c08301526150e36101a08701614d6b565b65ffffffffffff166101e08301526150fe6101c08701614d6b565b65ffffffffffff166102008301526151196101e08701614d6b565b65ffffffffffff166102208301526151346102008701614d80565b62ffffff1661024083015261514c6102208701614d80565b62ffffff166102608301526151646102408701614d80565b62ffffff1661028083015261517c6102608701614ab4565b63ffffffff166102a08301526151956102808701614ab4565b63ffffffff166102c08301526151ae6102a08701614aa4565b60ff166102e08301526151c46102c08701614aa4565b60ff166103008301526151da6102e08701614d92565b61ffff166103208301526151f16103008701614d92565b61ffff166103408301526152086103208701614ab4565b63ffffffff166103608301526152216103408701614ab4565b63ffffffff1661038083015261523b6103a0830186614d9d565b615249610440830185614df9565b610580610560830152615260610580830184614f0c565b98975050505050505050565b6001600160a01b038481168252835160208084019190915280850151604080850191909152808601516060808601919091528087015190931660808086019190915286015160a08086019190915286015160c0850152843560e0850152908401356101008401528301356101208301526101a082019060ff906152f0908501614aa4565b16610140830152608083013561016083015260a0909201356101809091015292915050565b8082018082111561094257610942614a78565b5f60208284031215615338575f5ffd5b81516109d981614489565b634e487b7160e01b5f52604160045260245ffd5b5f60208284031215615367575f5ffd5b81516001600160401b0381111561537c575f5ffd5b8201601f8101841361538c575f5ffd5b80516001600160401b038111156153a5576153a5615343565b604051601f8201601f19908116603f011681016001600160401b03811182821017156153d3576153d3615343565b6040528181528282016020018610156153ea575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b6001600160a01b039384168152919092166020820152604081019190915260600190565b5f6020828403121561543b575f5ffd5b6109d982614d80565b8581526001600160a01b038516602082015262ffffff841660408201526080606082018190525f906126989083018486614ac7565b5f60208284031215615489575f5ffd5b81516109d981614459565b62ffffff818116838216019081111561094257610942614a78565b5f602082840312156154bf575f5ffd5b81516109d9816146d9565b602081016109428284614c2a565b808202811582820484141761094257610942614a78565b60408101600584106155035761550361495c565b9281526001600160a01b039190911660209091015290565b62ffffff828116828216039081111561094257610942614a78565b5f82518060208501845e5f920191825250919050565b80516020808301519190811015614565575f1960209190910360031b1b16919050565b5f8261558957634e487b7160e01b5f52601260045260245ffd5b50049056feddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export const receivableExchangeLinks: Readonly<Record<string, readonly number[]>> = {"ListingRules":[4162,4932,5722],"ResaleRules":[2998],"SignedPayments":[4054,4800,6025,8065]};

