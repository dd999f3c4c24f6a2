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
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
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
      "name": "flags",
      "type": "uint8",
      "internalType": "uint8"
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
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
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
      "name": "flags",
      "type": "uint8",
      "internalType": "uint8"
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
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
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
      "name": "flags",
      "type": "uint8",
      "internalType": "uint8"
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
  "name": "eip712Domain",
  "inputs": [],
  "outputs": [
   {
    "name": "fields",
    "type": "bytes1",
    "internalType": "bytes1"
   },
   {
    "name": "name_",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "version",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "chainId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "verifyingContract",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "extensions",
    "type": "uint256[]",
    "internalType": "uint256[]"
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
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
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
      "name": "minEarnings",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "states",
      "type": "uint8",
      "internalType": "uint8"
     },
     {
      "name": "flags",
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
    "name": "payment",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Payment",
    "components": [
     {
      "name": "listing",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "amount",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "holdersOnly",
      "type": "bool",
      "internalType": "bool"
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
  "name": "settleWithAuthorization",
  "inputs": [
   {
    "name": "payment",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Payment",
    "components": [
     {
      "name": "listing",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "amount",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "holdersOnly",
      "type": "bool",
      "internalType": "bool"
     }
    ]
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
    "name": "payment",
    "type": "tuple",
    "internalType": "struct IExchangeTypes.Payment",
    "components": [
     {
      "name": "listing",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "terms",
      "type": "bytes32",
      "internalType": "bytes32"
     },
     {
      "name": "amount",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "holdersOnly",
      "type": "bool",
      "internalType": "bool"
     }
    ]
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
  "name": "Exchange_EarningsBelowMinimum",
  "inputs": [
   {
    "name": "earnings",
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
  "name": "Exchange_FlagsExcluded",
  "inputs": [
   {
    "name": "flags",
    "type": "uint8",
    "internalType": "uint8"
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
  "0x60c060405234801561000f575f5ffd5b5060405161567c38038061567c83398101604081905261002e9161005c565b6001600160a01b039182166080521660a052610094565b6001600160a01b0381168114610059575f5ffd5b50565b5f5f6040838503121561006d575f5ffd5b825161007881610045565b602084015190925061008981610045565b809150509250929050565b60805160a0516155816100fb5f395f81816103e8015261202201525f81816105e701528181610e3d01528181611070015281816112b5015281816117840152818161184701528181611ae601528181612367015281816127aa0152612ed401526155815ff3fe60806040526004361061028b575f3560e01c806384b0196e11610155578063b88d4fde116100be578063e1d927c811610078578063e1d927c8146108c7578063e8a3d485146108e6578063e985e9c5146108fa578063ec2dc0041461092e578063fbc883e41461094d578063fff66fec1461096c575f5ffd5b8063b88d4fde14610819578063bc2a9e411461082c578063c87b56dd1461084b578063ceb91cda1461086a578063d0f5298414610889578063ddd5e1b2146108a8575f5ffd5b8063a82a3ce51161010f578063a82a3ce514610748578063a9b07c2614610767578063ae169a501461077a578063b01083e214610799578063b65c5cc8146107cd578063b75c7dc6146107fa575f5ffd5b806384b0196e146106285780638e69ee661461069e57806393aa5e6b146106bd57806395d89b41146106dc578063a22cb4651461070a578063a390d42414610729575f5ffd5b806341006605116101f75780636646aef5116101b15780636646aef5146105425780636e14d39b1461056157806370a08231146105985780637ad226dc146105b75780637b103999146105d657806383d90aed14610609575f5ffd5b8063410066051461047a57806342842e0e1461048e57806343b7af88146104a15780635eb915ca146104e557806361cf14b5146105045780636352211e14610523575f5ffd5b80630b71c275116102485780630b71c275146103c35780630dc14000146103d75780631c1063571461040a57806323b872dd1461042957806337bdc99b1461043c57806340e58ee51461045b575f5ffd5b806301ffc9a71461028f578063035ec584146102c357806304d1a8461461031557806306fdde0314610336578063081812fc14610379578063095ea7b3146103b0575b5f5ffd5b34801561029a575f5ffd5b506102ae6102a9366004614352565b610997565b60405190151581526020015b60405180910390f35b3480156102ce575f5ffd5b506103076102dd36600461438c565b6001600160a01b039182165f90815260066020908152604080832093909416825291909152205490565b6040519081526020016102ba565b348015610320575f5ffd5b5061033461032f3660046143c3565b6109de565b005b348015610341575f5ffd5b5060408051808201909152601281527154656e6f72612052656365697661626c657360701b60208201525b6040516102ba9190614408565b348015610384575f5ffd5b506103986103933660046143c3565b610a57565b6040516001600160a01b0390911681526020016102ba565b6103346103be36600461441a565b610a92565b3480156103ce575f5ffd5b50610334610aa1565b3480156103e2575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b348015610415575f5ffd5b5061030761042436600461446a565b610ae1565b6103346104373660046144af565b610ba3565b348015610447575f5ffd5b506103346104563660046143c3565b610c95565b348015610466575f5ffd5b506103346104753660046143c3565b610e18565b348015610485575f5ffd5b50610334610e8d565b61033461049c3660046144af565b610ef0565b3480156104ac575f5ffd5b506102ae6104bb36600461441a565b6001600160a01b03919091165f908152600460209081526040808320938352929052205460ff1690565b3480156104f0575f5ffd5b506103076104ff36600461438c565b610f1c565b34801561050f575f5ffd5b5061033461051e3660046144ed565b610fe4565b34801561052e575f5ffd5b5061039861053d3660046143c3565b611028565b34801561054d575f5ffd5b5061033461055c366004614576565b61104b565b34801561056c575f5ffd5b5061058061057b3660046143c3565b6110fe565b6040516001600160601b0390911681526020016102ba565b3480156105a3575f5ffd5b506103076105b236600461459a565b611112565b3480156105c2575f5ffd5b506103346105d13660046145b5565b61114a565b3480156105e1575f5ffd5b506103987f000000000000000000000000000000000000000000000000000000000000000081565b348015610614575f5ffd5b506103076106233660046145e8565b61127b565b348015610633575f5ffd5b50604080518082018252601a81527f54656e6f72612052656365697661626c652045786368616e6765000000000000602080830191909152825180840190935260018352603160f81b90830152600f60f81b9146305f60606040516102ba979695949392919061466b565b3480156106a9575f5ffd5b506103076106b836600461459a565b611337565b3480156106c8575f5ffd5b506103076106d7366004614756565b611357565b3480156106e7575f5ffd5b5060408051808201909152600681526554454e4f524160d01b602082015261036c565b348015610715575f5ffd5b506103346107243660046147a7565b61139e565b348015610734575f5ffd5b506103076107433660046147d3565b6113f1565b348015610753575f5ffd5b5061030761076236600461484a565b611439565b348015610772575f5ffd5b505f54610307565b348015610785575f5ffd5b506103346107943660046143c3565b611470565b3480156107a4575f5ffd5b506103076107b336600461459a565b6001600160a01b03165f9081526005602052604090205490565b3480156107d8575f5ffd5b506107ec6107e73660046143c3565b611563565b6040516102ba929190614878565b348015610805575f5ffd5b506103346108143660046143c3565b6115e8565b610334610827366004614896565b61164c565b348015610837575f5ffd5b50610307610846366004614904565b6116a6565b348015610856575f5ffd5b5061036c6108653660046143c3565b6116f8565b348015610875575f5ffd5b5061030761088436600461438c565b611749565b348015610894575f5ffd5b506103346108a3366004614969565b61182a565b3480156108b3575f5ffd5b506103076108c23660046145b5565b6118c9565b3480156108d2575f5ffd5b506103346108e13660046143c3565b6119cb565b3480156108f1575f5ffd5b5061036c611a5d565b348015610905575f5ffd5b506102ae61091436600461438c565b601c52670a5a2e7a000000006008525f526030600c205490565b348015610939575f5ffd5b50610307610948366004614989565b611a95565b348015610958575f5ffd5b506103076109673660046149bd565b611adb565b348015610977575f5ffd5b506103076109863660046143c3565b5f9081526001602052604090205490565b5f6001600160e01b03198216632483248360e11b14806109d857506109d8826301ffc9a760e09190911c9081146380ac58cd821417635b5e139f9091141790565b92915050565b6109e6611c93565b60405163829e641360e01b81525f6004820152602481018290527300000000000000000000000000000000000000009063829e6413906044015b5f6040518083038186803b158015610a36575f5ffd5b505af4158015610a48573d5f5f3e3d5ffd5b50505050610a54611cec565b50565b5f815f52673ec412a9852d173d60c11b601c5260205f2082018201805460601b610a885763ceea21b65f526004601cfd5b6001015492915050565b610a9d338383611d16565b5050565b337ff99f9b80029ce784ef929584aadf72a4117786dd894213f87ab970ba59c8281b610ace600383611db0565b60405190815260200160405180910390a2565b5f610aea611c93565b5f5f5f610af687611dec565b9250925092505f73000000000000000000000000000000000000000063d3c1c44185606001518a8a8a6040518563ffffffff1660e01b8152600401610b3e9493929190614a70565b602060405180830381865af4158015610b59573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b7d9190614ad4565b9050610b8e883585858a8686611ef6565b945050505050610b9c611cec565b9392505050565b610bae838383611f80565b5f818152673ec412a9852d173d60c11b3317601c52602090208101810180546001600160a01b039485169493841693811691908286148302610bff5767ceea21b6a1148100831560021b526004601cfd5b855f528160010154925082331486331417610c2b576030600c2054610c2b57634b6e7f185f526004601cfd5b8215610c38575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff81168402610c795767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206155615f395f51905f525f38a45b505050565b610c9d611c93565b5f610ca96001836120de565b90505f610cb983835f01516120fd565b90505f610cc63085612127565b9050806101e0015162ffffff16836040015162ffffff161015610d1b576040808401516101e0830151915163618f388d60e11b815262ffffff9182166004820152911660248201526044015b60405180910390fd5b80610240015163ffffffff16421115610d5c576102408101516040516305bdb14b60e21b815263ffffffff9091166004820152426024820152604401610d12565b4363ffffffff168360e0015163ffffffff1603610d8e5760405163201f5bb160e21b8152436004820152602401610d12565b610d998385846121f9565b610da56001858561228f565b5f610dc6846040015162ffffff1683610180015165ffffffffffff1661233b565b9050610dd3858383612346565b60608301516001600160a01b03165f9081526005602052604081208054909190610dfe908490614aff565b92505081905550610a4885856060015162ffffff16612451565b610e20611c93565b604051634e668e4760e01b81525f60048201526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660248201526044810182905273000000000000000000000000000000000000000090634e668e4790606401610a20565b604080515f81525f1960208201527f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c910160405180910390a16040517fa5d4097edda6d87cb9329af83fb3712ef77eeb13738ffe43cc35a4ce305ad962905f90a1565b610efb838383610ba3565b813b15610c9057610c9083838360405180602001604052805f8152506124a3565b5f610f25611c93565b50335f9081526006602090815260408083206001600160a01b038616845290915281205490819003610f6a57604051637038ded160e01b815260040160405180910390fd5b335f8181526006602090815260408083206001600160a01b0388811680865291909352818420939093555190851692907fd430aface48b16af1448d6ebf0bff9dc475b838e4d48c1ee1b3e45001e9889a590610fc99086815260200190565b60405180910390a4610fdc838383612524565b6109d8611cec565b610fec611c93565b5f5b8181101561101f5761101783838381811061100b5761100b614b12565b9050602002013561259c565b600101610fee565b50610a9d611cec565b5f611032826126f7565b9050806110465763ceea21b65f526004601cfd5b919050565b611053611c93565b60405163f32137eb60e01b81525f60048201526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166024820152604481018490528215156064820152608481018290527300000000000000000000000000000000000000009063f32137eb9060a4015f6040518083038186803b1580156110e0575f5ffd5b505af41580156110f2573d5f5f3e3d5ffd5b50505050610c90611cec565b5f61110882611028565b506109d88261271e565b5f8161112557638f4eb6045f526004601cfd5b673ec412a9852d173d60c11b601c52815f5263ffffffff601c600c2054169050919050565b611152611c93565b5f61115d8360181c90565b90506111748161116e6001826120de565b5161273f565b5f61117e84611028565b9050336001600160a01b038216148015906111ab5750806001600160a01b0316836001600160a01b031614155b156111cb57604051631dea718360e11b8152336004820152602401610d12565b5f6111d63084612127565b90505f6112066111f36111e88861271e565b60181c62ffffff1690565b83610180015165ffffffffffff1661233b565b9050611212865f61275e565b61121b8661278d565b846001600160a01b031686857fc6595eed48e3b1bafff43b131099ab88a5d3a9733f0b8e76a0519099172be83f8460405161125891815260200190565b60405180910390a461126f82606001518683612524565b50505050610a9d611cec565b5f611284611c93565b60405163683cfc5d60e01b81527300000000000000000000000000000000000000009063683cfc5d906112e5905f907f0000000000000000000000000000000000000000000000000000000000000000908a908a908a908a90600401614e05565b602060405180830381865af4158015611300573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906113249190614ad4565b90505b61132f611cec565b949350505050565b6001600160a01b0381165f9081526003602052604081205460011c6109d8565b5f611360611c93565b5f5f5f61136f87338888612797565b9250925092506113918784843361138c8860600151333089612a98565b612bae565b9350505050610b9c611cec565b801515905081601c52670a5a2e7a00000000600852335f52806030600c2055805f528160601b60601c337f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160205fa35050565b5f6113fa611c93565b5f5f5f61140989878a8a612797565b9250925092506114238984848961138c888f8d898e612daf565b9350505050611430611cec565b95945050505050565b5f611442611c93565b5f5f5f61144e85611dec565b91945092509050611463853584848480612e32565b9350505050611046611cec565b611478611c93565b5f61148282611028565b90506001600160a01b03811633146114af57604051631dea718360e11b8152336004820152602401610d12565b5f6114b98361271e565b90506114d68360016001600160601b0384161761275e565b61275e565b60405163621a2f1f60e11b81525f6004820152602481018490526001600160a01b03831660448201526001600160601b03821660648201527300000000000000000000000000000000000000009063c4345e3e906084015f6040518083038186803b158015611543575f5ffd5b505af4158015611555573d5f5f3e3d5ffd5b505050505050610a54611cec565b60405163de3b595f60e01b81525f60048201819052602482018390529081907300000000000000000000000000000000000000009063de3b595f906044016040805180830381865af41580156115bb573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115df91906150ea565b91509150915091565b335f8181526004602090815260408083208584528252808320805460ff1916600190811790915584845260039092528083208054909217909155518392917f6e70be4be1a4aebd688b5523bd8b6278acac3963d71ebf2bd5ea50757047664b91a350565b611657858585610ba3565b833b1561169f5761169f85858585858080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152506124a392505050565b5050505050565b5f6116af611c93565b5f5f5f6116be88338989612797565b9250925092506116d383606001518287612e54565b506116eb8884843361138c8860600151333089612a98565b935050505061132f611cec565b606061170382611028565b506110468260405160240161171a91815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663c87b56dd60e01b179052612ed0565b5f611752611c93565b61175b82612fc1565b6001600160a01b038381165f8181526005602052604090819020549051634df9e2a960e01b81527f00000000000000000000000000000000000000000000000000000000000000008416600482015260248101929092529184166044820152606481019190915273000000000000000000000000000000000000000090634df9e2a990608401602060405180830381865af41580156117fc573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118209190614ad4565b90506109d8611cec565b60405163189da67560e01b81525f60048201526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015260448101839052606481018290527300000000000000000000000000000000000000009063189da675906084015f6040518083038186803b1580156118af575f5ffd5b505af41580156118c1573d5f5f3e3d5ffd5b505050505050565b5f6118d2611c93565b6118dc3384613008565b6118fb57604051631dea718360e11b8152336004820152602401610d12565b5f61190584613071565b90925090505f82900361192b57604051637038ded160e01b815260040160405180910390fd5b61196f846114d18461194d61193f8961271e565b60301c65ffffffffffff1690565b6119579190615119565b6119608861271e565b6001600160601b0316906130e9565b826001600160a01b0316846119848660181c90565b6040518581527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a46119c2818484612524565b506109d8611cec565b6119d3611c93565b5f6119df6001836120de565b90505f6119ec3084612127565b90505f6119f882613112565b915050611a05848461316b565b804211611a28576040516380d0d24360e01b815260048101829052602401610d12565b611a3382844261318e565b611a3f6001858561228f565b611a5284846060015162ffffff16612451565b505050610a54611cec565b6040805160048152602481019091526020810180516001600160e01b031663e8a3d48560e01b179052606090611a9290612ed0565b90565b5f611a9e611c93565b5f5f5f611aaa86611dec565b925092509250611ace865f0135848484611ac98860600151878c612e54565b612e32565b93505050506109d8611cec565b5f611ae4611c93565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b158015611b3b575f5ffd5b505afa158015611b4d573d5f5f3e3d5ffd5b505050505f611b5e865f0135611028565b9050730000000000000000000000000000000000000000631da9fcf05f8888888887611b8a853561271e565b6040518863ffffffff1660e01b8152600401611bac979695949392919061516d565b602060405180830381865af4158015611bc7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611beb9190614ad4565b9150611bfa5f8233893561322a565b338635611c078160181c90565b7f8746c83aa0873b302b83ddebc714e23b81136775b3dc393737d2c2713ebc54a9848a6060013587604051611c3e93929190615285565b60405180910390a4815f03611c56575f915050611327565b611c8a611c69606088016040890161459a565b83611c85611c7d60608b0160408c0161459a565b338688612a98565b613325565b5061132f611cec565b611cbd7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c61334b565b611cea60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90613369565b565b611cea5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ce4565b5f1960601c82811692508381169350815f5283673ec412a9852d173d60c11b17601c5260205f208201820180548216915081611d595763ceea21b65f526004601cfd5b818514851517611d7d57815f526030600c2054611d7d57634b6e7f185f526004601cfd5b6001018390558183827f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f38a450505050565b6001600160a01b0381165f90815260208390526040812080546001916002918490611ddc908490615119565b925050819055901c905092915050565b611df4614223565b611dfc6142db565b5f611e09600185356120de565b8051909250611e1a90853590613370565b611e29843560208601356133cc565b9250611e3683834261318e565b5f611e418484613416565b9050611e5360808601606087016152a6565b158015611e6c575083610160015165ffffffffffff1681105b15611e81575061016083015165ffffffffffff165b5f836080015165ffffffffffff168211611e9b575f611eb2565b6080840151611eb29065ffffffffffff1683614aff565b905080866040013510611ec55780611ecb565b85604001355b9250825f03611eed57604051637038ded160e01b815260040160405180910390fd5b50509193909250565b5f828210611f045782611f06565b815b9050611f158787878785613435565b818114611f76575f611f278284614aff565b9050611f3a87606001518687848c613691565b611f449082614aff565b60608801516001600160a01b03165f9081526005602052604081208054909190611f6f908490615119565b9091555050505b9695505050505050565b6001600160a01b0383161580611f9d57506001600160a01b038216155b15611fa757505050565b611fb082612fc1565b5f611fc430611fbf8460181c90565b612127565b610120015190505f6002826002811115611fe057611fe0614864565b148061208d57506001826002811115611ffb57611ffb614864565b14801561208d57506040516366e305fd60e01b81526001600160a01b0385811660048301527f000000000000000000000000000000000000000000000000000000000000000016906366e305fd90602401602060405180830381865afa158015612067573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061208b91906152c1565b155b905080156120c057604051631511034560e11b8152600481018490526001600160a01b0385166024820152604401610d12565b61169f836114d16120d08661271e565b6001600160601b03166136b5565b6120e66142db565b5f82815260208490526040902054610b9c906136f5565b5f61211e60015b83600581111561211657612116614864565b1484846137ab565b50600292915050565b61212f614223565b5f61213a84846137cd565b905061214461431f565b60e0600182843c8051606081811c855265ffffffffffff603083811c8216610160880152928116610180870152602084015180831c878401529283901c166101a086015262ffffff601883901c81166101c08701529182166101e086015260408301519081901c6080860152604881901c90911661020085015263ffffffff602882901c8116610220860152600882901c1661024085015260ff81166102608501526121f084836137d8565b50505092915050565b8251600581111561220c5761220c614864565b81600581111561221e5761221e614864565b0361222857505050565b8281600581111561223b5761223b614864565b9081600581111561224e5761224e614864565b81525050817ffafe884515ca1fa5e0bf815ce87ef00b2cdaa0eee590d20376604937937a10bf8260405161228291906152ec565b60405180910390a2505050565b5f6008826020015160ff16901b825f015160058111156122b1576122b1614864565b60ff161790506028826060015162ffffff16901b6010836040015162ffffff16901b178117905060708260a001516001600160501b0316901b6040836080015165ffffffffffff16901b178117905060e08260e0015163ffffffff16901b60c08360c0015163ffffffff16901b821717845f8581526020019081526020015f208190555050505050565b5f610b9c82846152fa565b5f5f61235b83856102c0015161ffff166139a0565b90506123ec84606001517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663469048406040518163ffffffff1660e01b8152600401602060405180830381865afa1580156123c1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123e59190615311565b83886139b8565b847ff854feef4c325cc8fcfad1a693b62c4383c8d228c4ca0bc52f9e06095338a5f16124188386614aff565b60408051918252602082018590520160405180910390a260608401516020850151855161143092919061244b8588614aff565b89613691565b805f0361245c575050565b60408051601884901b6001811782528317602082015281517f6bd5c950a8d8df17f772f5af37cb3655737899cbf903264b9795592da439661c929181900390910190a15050565b60405163150b7a028082523360208301528560601b60601c604083015283606083015260808083015282518060a084015280156124ea578060c08401826020870160045afa505b60208360a48301601c86015f8a5af161250b573d1561250b573d5f843e3d83fd5b508060e01b8251146118c15763d1a57ed65f526004601cfd5b61252d82612fc1565b6001600160a01b0383165f9081526005602052604081208054839290612554908490614aff565b909155506125659050838383613a4f565b610c9057604051632751156560e11b81526001600160a01b0380851660048301528316602482015260448101829052606401610d12565b5f818152673ec412a9852d173d60c11b601c5260209020810181015460601b6125c25750565b5f5f6125cd83613071565b91509150815f036125dd57505050565b5f6125e7846126f7565b90505f6125f661193f8661271e565b9050612612856114d16126098785615119565b6119608961271e565b61261d838386613a4f565b1561269b576001600160a01b0383165f9081526005602052604081208054869290612649908490614aff565b90915550506001600160a01b038216856126638160181c90565b6040518781527fb94bf7f9302edf52a596286915a69b4b0685574cffdedd0712e3c62f2550f0ba9060200160405180910390a461169f565b6126ac856114d1836119608961271e565b816001600160a01b0316857f52b847c5b55ac52fa49c02e3dfd6e92e0510a87408ec85a9b842cbf46ee14640866040516126e891815260200190565b60405180910390a35050505050565b5f818152673ec412a9852d173d60c11b601c5260209020810101546001600160a01b031690565b5f818152673ec412a9852d173d60c11b601c52602090208101015460a01c90565b610a9d600582600581111561275657612756614864565b1483836137ab565b815f52673ec412a9852d173d60c11b601c5260205f208201820180548060a01c831860a01b8118825550505050565b610a545f82613be6565b61279f614223565b6127a76142db565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663cf17f6236040518163ffffffff1660e01b81526004015f6040518083038186803b1580156127ff575f5ffd5b505afa158015612811573d5f5f3e3d5ffd5b505050508660c00135421115612846576040516305bdb14b60e21b815260c08801356004820152426024820152604401610d12565b612852600188356120de565b805190925061286390883590613ca4565b612872873560208901356133cc565b925061288460c0880160a0890161532c565b1982602001511660ff165f146128b857602082015160405163082532fb60e21b815260ff9091166004820152602401610d12565b6128c58383426018613cc7565b6128e5576040516303328f5d60e21b815287356004820152602401610d12565b82606001516001600160a01b0316876060016020810190612906919061459a565b6001600160a01b03161461295857826060015187606001602081019061292c919061459a565b604051634449c53f60e11b81526001600160a01b03928316600482015291166024820152604401610d12565b82516001600160a01b0387811691161480612988575082602001516001600160a01b0316866001600160a01b0316145b156129b157604051631c18eb7160e21b81526001600160a01b0387166004820152602401610d12565b6129bc878484613d28565b60808401519091505f906001600160a01b03166308fd502f8935896129e760608d0160408e01615345565b8a8a6040518663ffffffff1660e01b8152600401612a0995949392919061535e565b6020604051808303815f875af1158015612a25573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612a499190615393565b90506001600160e01b031981166308fd502f60e01b14612a8d576080840151604051636044836b60e11b81526001600160a01b039091166004820152602401610d12565b509450945094915050565b6040516370a0823160e01b81526001600160a01b0383811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612ae0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612b049190614ad4565b604080516001600160a01b0388811660248301528716604482015260648082018790528251808303909101815260849091019091526020810180516001600160e01b03166323b872dd60e01b179052909150612b608782613e4d565b612b9757604051632751156560e11b81526001600160a01b0380891660048301528616602482015260448101859052606401610d12565b612ba387868487613ede565b979650505050505050565b5f80612bdb612bc36060890160408a01615345565b62ffffff1687610180015165ffffffffffff1661233b565b9050612bec86606001518285613325565b5f600286516005811115612c0257612c02614864565b1480612c2b57506101c087015162ffffff16612c2460608a0160408b01615345565b62ffffff16145b8651909150612c4a9087908a3590612c4590829086613f66565b6121f9565b612c5a6060890160408a01615345565b86604001818151612c6b91906153ae565b62ffffff1690525060608601805160019190612c889083906153ae565b62ffffff1690525063ffffffff43811660e0880152612caf906001908a3590899061228f16565b606086015162ffffff16883560181b179250612ceb8584612ce65f612cda60608e0160408f01615345565b62ffffff165f5f613f86565b613fb9565b6001600160a01b0385168389357f8030718c23b091a658bb908b85a884e6004b4abcb34a31f1a1d9b259022cdcf1612d2960608d0160408e01615345565b6040805162ffffff9092168252602082018890520160405180910390a45f81612d52575f612d5e565b612d5e89358985612346565b905080831115612da357612d728184614aff565b60608901516001600160a01b03165f9081526005602052604081208054909190612d9d908490615119565b90915550505b50505095945050505050565b606085015160405163ceb5cd7760e01b81525f917300000000000000000000000000000000000000009163ceb5cd7791612df39189908990899089906004016153c9565b602060405180830381865af4158015612e0e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611f769190614ad4565b5f5f612e448660600151333086612a98565b9050612ba3878787338886611ef6565b60405163c7e64f9960e01b81525f907300000000000000000000000000000000000000009063c7e64f9990612e9190879087908790600401615479565b602060405180830381865af4158015612eac573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061132f9190614ad4565b5f5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663303e74df6040518163ffffffff1660e01b8152600401602060405180830381865afa158015612f2e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612f529190615311565b6001600160a01b031683604051612f6991906154d9565b5f60405180830381855afa9150503d805f8114612fa1576040519150601f19603f3d011682016040523d82523d5f602084013e612fa6565b606091505b50915091508115612fb957805160208201f35b805160208201fd5b6001600160a01b038116301480612fdf57506001600160a01b038116155b15610a54576040516316f2a20b60e11b81526001600160a01b0382166004820152602401610d12565b5f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c5260209091208201820180549193600192168061304b5763ceea21b65f526004601cfd5b80851461306957805f526030600c2054613069578160010154851492505b505092915050565b5f5f5f61307e8460181c90565b90505f61308c6001836120de565b9050806080015165ffffffffffff165f036130ad57505f9485945092505050565b5f6130b83084612127565b90506130c581834261318e565b6130d881836130d38961271e565b614038565b816060015194509450505050915091565b5f610b9c82601885901c62ffffff166131078660011c627fffff1690565b600180881614613f86565b5f5f82610260015160ff166201518061312b91906152fa565b83610240015163ffffffff166131419190615119565b915082610280015160ff166201518061315a91906152fa565b6131649083615119565b9050915091565b60208101805160021760ff1690528051610a9d9082908490612c45908290614099565b5f5f61319985613112565b915091505f6131b48560c0015163ffffffff168585856140ad565b9050805f036131c557505050505050565b5f6131e5866080015165ffffffffffff166131e089896140dd565b614100565b90506131f182826152fa565b8660a001516001600160501b03166132099190615119565b6001600160501b031660a08701525050505063ffffffff1660c09091015250565b613235838383611f80565b5f8181526001600160a01b03948516673ec412a9852d173d60c11b8117601c52602090912082018201805491959485169493841693821691828614830261328b5767ceea21b6a1148100831560021b526004601cfd5b855f5281600101549250828714868814178715176132ba576030600c20546132ba57634b6e7f185f526004601cfd5b82156132c7575f82600101555b85851818905550601c600c81812080545f190190555f84905220805460010163ffffffff811684026133085767ea553b3401336cea841560021b526004601cfd5b90558082845f5160206155615f395f51905f525f38a45b50505050565b818114610c9057828282604051636a97fcf560e01b8152600401610d1293929190615285565b15611cea57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f600282600581111561338557613385614864565b14806133a2575060038260058111156133a0576133a0614864565b145b806133bf575060045b8260058111156133bd576133bd614864565b145b9050610c908184846137ab565b6133d4614223565b6133de3084612127565b9050806102e0015182146109d8576102e081015160405163fef322d160e01b8152600481019190915260248101839052604401610d12565b5f6134218383614118565b61342b84846140dd565b610b9c9190615119565b805f0361346057836060015160015f604051636a97fcf560e01b8152600401610d1293929190615285565b5f61346b85856140dd565b905061347a8585426010613cc7565b156134f0575f855f01516001600160a01b0316846001600160a01b031614806134b8575085604001516001600160a01b0316846001600160a01b0316145b90508015806134c657508183105b156134ee57604051630d1f7bad60e11b81526004810188905260248101839052604401610d12565b505b5f6134fb8686614118565b90505f61350787613112565b9150600290508651600581111561352057613520614864565b14801561352c57508042115b1561353b5761353b888761316b565b5f613553876080015165ffffffffffff168585614139565b905084876080015165ffffffffffff1661356d9190615119565b65ffffffffffff16608088018190525f90829061358b908787614139565b6135959190614aff565b90506135c4888b612c458d8c5f0151898b6135b09190615119565b8e6080015165ffffffffffff16101561415d565b6135d060018b8a61228f565b60608901516001600160a01b03165f90815260056020526040812080548892906135fb908490615119565b90915550506001600160a01b0387168a7fb2790cfbb501cb5d139a6d2e6b8157f1e9fc7043f1354b6645d9accfa9d9558288846136388183614aff565b6040805193845260208401929092529082015260600160405180910390a360608901518951613672919061366c848a614aff565b8d6139b8565b6136858a896060015162ffffff16612451565b50505050505050505050565b5f61369d868685613a4f565b156136a9575081611430565b611430868585856139b8565b5f6109d8603083901c65ffffffffffff16601884901c62ffffff166136df8560011c627fffff1690565b6136ea906001615119565b600180871614613f86565b6136fd6142db565b8160ff16600581111561371257613712614864565b8190600581111561372557613725614864565b9081600581111561373857613738614864565b905250600882901c60ff166020820152601082901c62ffffff908116604080840191909152602884901c909116606083015282901c65ffffffffffff166080820152607082901c6001600160501b031660a082015260c082811c63ffffffff169082015260e091821c9181019190915290565b81818461169f5760405163a2ceb47f60e01b8152600401610d129291906154ef565b5f610b9c838361417d565b60608101516102e0830152608081015160f881901c61028084015261ffff60e882901c81166102a085015260d882901c166102c084015260d081901c60ff16600181111561382857613828614864565b8360e00190600181111561383e5761383e614864565b9081600181111561385157613851614864565b90525060ff60c882901c16600281111561386d5761386d614864565b836101000190600281111561388457613884614864565b9081600281111561389757613897614864565b90525060ff60c082901c1660028111156138b3576138b3614864565b83610120019060028111156138ca576138ca614864565b908160028111156138dd576138dd614864565b90525060b881901c60088116151561014085015260ff8116906089906001161561392d57606061390d8583015190565b901c61391a826014615119565b6001600160a01b03909116604087015290505b84516001600160a01b0316602086015260028216156139725760606139528583015190565b901c61395f826014615119565b6001600160a01b03909116602087015290505b600482161561169f579290920151606081901c60a08501526001600160601b031660c0909301929092525050565b5f6127106139ae83856152fa565b610b9c9190615503565b811561331f576001600160a01b038084165f908152600660209081526040808320938816835292905290812080548492906139f4908490615119565b9250508190555080846001600160a01b0316846001600160a01b03167fdd0ef63b44a932361273bab95d6e9bfcea5c7850c43844f540314e89899b970c85604051613a4191815260200190565b60405180910390a450505050565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa158015613a95573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613ab99190614ad4565b604080516001600160a01b038716602482015260448082018790528251808303909101815260649091019091526020810180516001600160e01b031663a9059cbb60e01b179052909150613b0e908690613e4d565b613b1b575f915050610b9c565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa158015613b5f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613b839190614ad4565b905081613b908583615119565b03613ba057600192505050610b9c565b818103613bb1575f92505050610b9c565b8584828411613bc0575f613bca565b613bca8385614aff565b604051636a97fcf560e01b8152600401610d1293929190615285565b5f613bf082611028565b9050613bfd815f84611f80565b505f8181526001600160a01b03928316673ec412a9852d173d60c11b8117601c526020909120820182018054919382169182613c405763ceea21b65f526004601cfd5b825f52816001015480861484871417861517613c6d576030600c2054613c6d57634b6e7f185f526004601cfd5b8015613c7a575f83600101555b5082189055601c600c2080545f19019055815f825f5160206155615f395f51905f528238a4505050565b5f6001826005811115613cb957613cb9614864565b14806133bf575060026133ab565b5f836080015165ffffffffffff165f148015613cee575084610220015163ffffffff168311155b8015613d0c5750846101c0015162ffffff16846040015162ffffff16105b801561143057508184602001511660ff165f1495945050505050565b5f5f8260400151846101c00151613d3f9190615522565b62ffffff1690505f84610200015162ffffff168210613d685784610200015162ffffff16613d6a565b815b905080613d7d6060880160408901615345565b62ffffff161080613da1575081613d9a6060880160408901615345565b62ffffff16115b15613de557613db66060870160408801615345565b6040516308f89cc960e01b815262ffffff90911660048201526024810182905260448101839052606401610d12565b613e10613df86060880160408901615345565b62ffffff1686610180015165ffffffffffff1661233b565b92508560800135831115613e445760405163062c8c5560e31b81526004810184905260808701356024820152604401610d12565b50509392505050565b5f5f5f846001600160a01b031684604051613e6891906154d9565b5f604051808303815f865af19150503d805f8114613ea1576040519150601f19603f3d011682016040523d82523d5f602084013e613ea6565b606091505b50915091508180156114305750805115613ecb57613ec38161553d565b600114611430565b505050506001600160a01b03163b151590565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918591908816906370a0823190602401602060405180830381865afa158015613f29573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613f4d9190614ad4565b613f579190614aff565b90508281106114305782611f76565b5f613f718484613ca4565b81613f7c578261132f565b5060029392505050565b5f81613f92575f613f95565b60015b60ff166001627fffff8516901b601886901b603088901b1717179050949350505050565b613fc45f8484611f80565b8260601b60601c9250815f52673ec412a9852d173d60c11b601c52828160a01b1760205f208301830155825f52601c600c20600181540163ffffffff8116850261401d5767ea553b3401336cea851560021b526004601cfd5b905581835f5f5160206155615f395f51905f528138a4505050565b5f5f614063846080015165ffffffffffff1661405487876140dd565b61405e8888614118565b614139565b9050603083901c65ffffffffffff1661408f82601886901c62ffffff16876040015162ffffff166141e8565b6114309190614aff565b5f6140a46002612104565b50600492915050565b5f828510156140ba578294505b818411156140c6578193505b8484116140d3575f611430565b6114308585614aff565b5f826101a0015165ffffffffffff16826040015162ffffff16610b9c91906152fa565b5f81831061410e575f610b9c565b610b9c8383614aff565b5f610b9c8260a001516001600160501b0316846102a0015161ffff16614212565b5f806141458385615119565b90508085106141545780611430565b50929392505050565b5f6141688484613370565b81614173578261132f565b5060039392505050565b5f607f82116141a857825f526094600b5360d6600a5381821560071b17602053506017600a206109d8565b60085b82811c156141bb576008016141ab565b60031c828152600884901b5f5260808101601f536094600a538060d6016009536017016009209392505050565b5f811561420957816141fa84866152fa565b6142049190615503565b61132f565b505f9392505050565b5f64496cebb8006139ae83856152fa565b60408051610300810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082019081526020015f81526020015f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101408201819052610160820181905261018082018190526101a082018190526101c09091015290565b604080516101008101909152805f81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e09091015290565b6040518060e001604052806007906020820280368337509192915050565b6001600160e01b031981168114610a54575f5ffd5b5f60208284031215614362575f5ffd5b8135610b9c8161433d565b6001600160a01b0381168114610a54575f5ffd5b80356110468161436d565b5f5f6040838503121561439d575f5ffd5b82356143a88161436d565b915060208301356143b88161436d565b809150509250929050565b5f602082840312156143d3575f5ffd5b5035919050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610b9c60208301846143da565b5f5f6040838503121561442b575f5ffd5b82356144368161436d565b946020939093013593505050565b5f60808284031215614454575f5ffd5b50919050565b5f60c08284031215614454575f5ffd5b5f5f5f610160848603121561447d575f5ffd5b6144878585614444565b925060808401356144978161436d565b91506144a68560a0860161445a565b90509250925092565b5f5f5f606084860312156144c1575f5ffd5b83356144cc8161436d565b925060208401356144dc8161436d565b929592945050506040919091013590565b5f5f602083850312156144fe575f5ffd5b823567ffffffffffffffff811115614514575f5ffd5b8301601f81018513614524575f5ffd5b803567ffffffffffffffff81111561453a575f5ffd5b8560208260051b840101111561454e575f5ffd5b6020919091019590945092505050565b8015158114610a54575f5ffd5b80356110468161455e565b5f5f5f60608486031215614588575f5ffd5b8335925060208401356144dc8161455e565b5f602082840312156145aa575f5ffd5b8135610b9c8161436d565b5f5f604083850312156145c6575f5ffd5b8235915060208301356143b88161436d565b5f60a08284031215614454575f5ffd5b5f5f5f5f8486036105408112156145fd575f5ffd5b61036081121561460b575f5ffd5b85945061461c8761036088016145d8565b93506101206103ff1982011215614631575f5ffd5b506104008501915061052085013567ffffffffffffffff811115614653575f5ffd5b61465f87828801614444565b91505092959194509250565b60ff60f81b8816815260e060208201525f61468960e08301896143da565b828103604084015261469b81896143da565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156146f05783518352602093840193909201916001016146d2565b50909b9a5050505050505050505050565b5f60e08284031215614454575f5ffd5b5f5f83601f840112614721575f5ffd5b50813567ffffffffffffffff811115614738575f5ffd5b60208301915083602082850101111561474f575f5ffd5b9250929050565b5f5f5f6101008486031215614769575f5ffd5b6147738585614701565b925060e084013567ffffffffffffffff81111561478e575f5ffd5b61479a86828701614711565b9497909650939450505050565b5f5f604083850312156147b8575f5ffd5b82356147c38161436d565b915060208301356143b88161455e565b5f5f5f5f5f6101e086880312156147e8575f5ffd5b6147f28787614701565b945060e086013567ffffffffffffffff81111561480d575f5ffd5b61481988828901614711565b90955093505061010086013561482e8161436d565b915061483e87610120880161445a565b90509295509295909350565b5f6080828403121561485a575f5ffd5b610b9c8383614444565b634e487b7160e01b5f52602160045260245ffd5b604081016004841061488c5761488c614864565b9281526020015290565b5f5f5f5f5f608086880312156148aa575f5ffd5b85356148b58161436d565b945060208601356148c58161436d565b935060408601359250606086013567ffffffffffffffff8111156148e7575f5ffd5b6148f388828901614711565b969995985093965092949392505050565b5f5f5f5f6101a08587031215614918575f5ffd5b6149228686614701565b935060e085013567ffffffffffffffff81111561493d575f5ffd5b61494987828801614711565b909450925061495e90508661010087016145d8565b905092959194509250565b5f5f6040838503121561497a575f5ffd5b50508035926020909101359150565b5f5f610120838503121561499b575f5ffd5b6149a58484614444565b91506149b484608085016145d8565b90509250929050565b5f5f5f5f8486036102008112156149d2575f5ffd5b6101408112156149e0575f5ffd5b5084935061014085013567ffffffffffffffff8111156149fe575f5ffd5b614a0a87828801614711565b909450925061495e90508661016087016145d8565b803560ff81168114611046575f5ffd5b80358252602080820135908301526040808201359083015260ff614a5560608301614a1f565b1660608301526080818101359083015260a090810135910152565b6001600160a01b03851681528335602080830191909152840135604080830191909152840135606080830191909152610180820190850135614ab18161455e565b151560808301526001600160a01b03841660a083015261143060c0830184614a2f565b5f60208284031215614ae4575f5ffd5b5051919050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156109d8576109d8614aeb565b634e487b7160e01b5f52603260045260245ffd5b80356001600160601b0381168114611046575f5ffd5b803564ffffffffff81168114611046575f5ffd5b803560028110611046575f5ffd5b60028110614b6e57614b6e614864565b9052565b60038110610a54575f5ffd5b803561104681614b72565b60038110610a5457610a54614864565b614b6e81614b89565b803565ffffffffffff81168114611046575f5ffd5b803562ffffff81168114611046575f5ffd5b803563ffffffff81168114611046575f5ffd5b803561ffff81168114611046575f5ffd5b803582526020810135614bff81614b72565b614c0881614b89565b60208301526040818101359083015263ffffffff614c2860608301614bc9565b16606083015263ffffffff614c3f60808301614bc9565b1660808301525050565b803582526020810135614c5b8161436d565b6001600160a01b03166020830152614c7560408201614381565b6001600160a01b03166040830152614c8f60608201614381565b6001600160a01b03166060830152614ca960808201614ba2565b65ffffffffffff166080830152614cc260a08201614bc9565b63ffffffff1660a0830152614cd960c08201614b3c565b64ffffffffff1660c0830152614cf160e08201614bc9565b63ffffffff1660e0830152614d096101008201614bc9565b63ffffffff8116610100840152505050565b5f5f8335601e19843603018112614d30575f5ffd5b830160208101925035905067ffffffffffffffff811115614d4f575f5ffd5b80360382131561474f575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b5f8135614d918161436d565b6001600160a01b03168352614da96020830183614d1b565b60806020860152614dbe608086018284614d5d565b915050614dce6040840184614d1b565b8583036040870152614de1838284614d5d565b92505050614df26060840184614d1b565b8583036060870152611f76838284614d5d565b8681526001600160a01b0386166020820152614e3460408201614e2787614381565b6001600160a01b03169052565b5f614e4160208701614381565b6001600160a01b03166060830152614e5b60408701614381565b6001600160a01b03166080830152614e7560608701614381565b6001600160a01b031660a0830152614e8f60808701614381565b6001600160a01b031660c0830152614ea960a08701614381565b6001600160a01b031660e0830152614ec360c08701614b26565b6001600160601b0381166101008401525060e086013561012083810191909152610100870135610140840152614efa908701614b3c565b64ffffffffff16610160830152614f146101408701614b50565b614f22610180840182614b5e565b50614f306101608701614b7e565b614f3e6101a0840182614b99565b50614f4c610180870161456b565b15156101c0830152614f616101a08701614ba2565b65ffffffffffff166101e0830152614f7c6101c08701614ba2565b65ffffffffffff16610200830152614f976101e08701614ba2565b65ffffffffffff16610220830152614fb26102008701614bb7565b62ffffff16610240830152614fca6102208701614bb7565b62ffffff16610260830152614fe26102408701614bb7565b62ffffff16610280830152614ffa6102608701614bc9565b63ffffffff166102a08301526150136102808701614bc9565b63ffffffff166102c083015261502c6102a08701614a1f565b60ff166102e08301526150426102c08701614a1f565b60ff166103008301526150586102e08701614bdc565b61ffff1661032083015261506f6103008701614bdc565b61ffff166103408301526150866103208701614bc9565b63ffffffff1661036083015261509f6103408701614bc9565b63ffffffff166103808301526150b96103a0830186614bed565b6150c7610440830185614c49565b6105806105608301526150de610580830184614d85565b98975050505050505050565b5f5f604083850312156150fb575f5ffd5b825160048110615109575f5ffd5b6020939093015192949293505050565b808201808211156109d8576109d8614aeb565b803582526020808201359083015260ff61514860408301614a1f565b16604083015260ff61515c60608301614a1f565b166060830152608090810135910152565b87815286356020808301919091528701356040808301919091525f90615194908901614381565b6001600160a01b038116606084015250606088013560808381019190915288013560a0808401919091526151c990890161456b565b80151560c0840152506151de60c08901614a1f565b60ff811660e0840152506151f460e08901614bc9565b63ffffffff81166101008401525061520f6101008901614bc9565b63ffffffff81166101208401525061522a6101208901614bc9565b63ffffffff81166101408401525061026061016083015261525061026083018789614d5d565b905061526061018083018661512c565b6001600160a01b0384166102208301526001600160601b0383166102408301526150de565b6001600160a01b039390931683526020830191909152604082015260600190565b5f602082840312156152b6575f5ffd5b8135610b9c8161455e565b5f602082840312156152d1575f5ffd5b8151610b9c8161455e565b60068110614b6e57614b6e614864565b602081016109d882846152dc565b80820281158282048414176109d8576109d8614aeb565b5f60208284031215615321575f5ffd5b8151610b9c8161436d565b5f6020828403121561533c575f5ffd5b610b9c82614a1f565b5f60208284031215615355575f5ffd5b610b9c82614bb7565b8581526001600160a01b038516602082015262ffffff841660408201526080606082018190525f90612ba39083018486614d5d565b5f602082840312156153a3575f5ffd5b8151610b9c8161433d565b62ffffff81811683821601908111156109d8576109d8614aeb565b6001600160a01b0386168152843560208083019190915285013560408083019190915261020082019062ffffff90615402908801614bb7565b16606083015260608601356154168161436d565b6001600160a01b031660808381019190915286013560a08381019190915260ff90615442908801614a1f565b1660c08381019190915286013560e08301526001600160a01b03851661010083015283610120830152611f76610140830184614a2f565b6001600160a01b03841681526020808201849052823560408084019190915290830135606083015260e082019060ff906154b4908501614a1f565b16608083810191909152606084013560a0840152929092013560c09091015292915050565b5f82518060208501845e5f920191825250919050565b82815260408101610b9c60208301846152dc565b5f8261551d57634e487b7160e01b5f52601260045260245ffd5b500490565b62ffffff82811682821603908111156109d8576109d8614aeb565b80516020808301519190811015614454575f1960209190910360031b1b1691905056feddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export const receivableExchangeLinks: Readonly<Record<string, readonly number[]>> = {"ListingRules":[2813,3942,4520,5006,5643,5759,6519],"ResaleRules":[7261],"SignedPayments":[3066,6335,11968,12128]};

