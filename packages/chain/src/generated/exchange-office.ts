// Written by packages/contracts/script/generate.ts; do not edit.

export const exchangeOfficeAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "deployer_",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "delay_",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "LAPSE",
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
  "name": "MAX_FEE_BPS",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "acceptAdmin",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "admin",
  "inputs": [],
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
  "name": "clear",
  "inputs": [
   {
    "name": "attestor",
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
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "delay",
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
  "name": "deployer",
  "inputs": [],
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
  "name": "descriptor",
  "inputs": [],
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
  "name": "drop",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "enact",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "enlist",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "members",
    "type": "address[]",
    "internalType": "address[]"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "feeBps",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint16",
    "internalType": "uint16"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "feeRecipient",
  "inputs": [],
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
  "name": "handOver",
  "inputs": [
   {
    "name": "admin_",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "feeRecipient_",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "descriptor_",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "isListed",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
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
  "name": "nextAdmin",
  "inputs": [],
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
  "name": "nextAdminReadyAt",
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
  "name": "offerAdmin",
  "inputs": [
   {
    "name": "next",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "pause",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "paused",
  "inputs": [],
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
  "name": "propose",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "readyAt",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
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
  "name": "renounce",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "renounceAdmin",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "requireOpen",
  "inputs": [],
  "outputs": [],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "setDescriptor",
  "inputs": [
   {
    "name": "descriptor_",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setFee",
  "inputs": [
   {
    "name": "feeBps_",
    "type": "uint16",
    "internalType": "uint16"
   },
   {
    "name": "recipient",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "strike",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "sunset",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "sunsetBegun",
  "inputs": [],
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
  "name": "unpause",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "event",
  "name": "AdminChanged",
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
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "AdminOffered",
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
    "name": "readyAt",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "DescriptorSet",
  "inputs": [
   {
    "name": "descriptor",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Enlisted",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "FeeSet",
  "inputs": [
   {
    "name": "feeBps",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "recipient",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "PauseSet",
  "inputs": [
   {
    "name": "paused",
    "type": "bool",
    "indexed": false,
    "internalType": "bool"
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
  "name": "ProposalDropped",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Proposed",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "readyAt",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Struck",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "SunsetBegun",
  "inputs": [],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "Office_FeeTooHigh",
  "inputs": [
   {
    "name": "feeBps",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "ceilingBps",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_Lapsed",
  "inputs": [
   {
    "name": "lapsedAt",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_NotAdmin",
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
  "name": "Office_NotDeployer",
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
  "name": "Office_NotListed",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_NotNextAdmin",
  "inputs": [
   {
    "name": "caller",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "next",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_NotPauser",
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
  "name": "Office_NothingProposed",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   },
   {
    "name": "member",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_OnlyGrows",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeOffice.Register"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_Paused",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Office_Sunset",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Office_TooEarly",
  "inputs": [
   {
    "name": "readyAt",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_TooManyDecimals",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "decimals",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Office_ZeroAddress",
  "inputs": []
 }
] as const;

export const exchangeOfficeBytecode =
  "0x60a060405234801561000f575f5ffd5b5060405161149e38038061149e83398101604081905261002e91610056565b5f80546001600160a01b0319166001600160a01b03939093169290921790915560805261008d565b5f5f60408385031215610067575f5ffd5b82516001600160a01b038116811461007d575f5ffd5b6020939093015192949293505050565b6080516113eb6100b35f395f8181610382015281816107130152610b2a01526113eb5ff3fe608060405234801561000f575f5ffd5b50600436106101dc575f3560e01c80634c193c4411610109578063c1d520021161009e578063d5f394881161006e578063d5f3948814610423578063ec41b19a14610435578063f851a4401461043e578063f942bf6e14610451575f5ffd5b8063c1d52002146103ed578063cbaa725514610400578063cf17f62314610413578063d55be8c61461041b575f5ffd5b8063769753f1116100d9578063769753f1146103b75780638456cb59146103ca5780638bad0c0a146103d2578063aebe39ca146103da575f5ffd5b80634c193c44146103565780635c975abb146103695780636a42b8f81461037d5780636f2a93b0146103a4575f5ffd5b80631c657dbf1161017f578063303e74df1161014f578063303e74df1461031557806330f738be146103285780633f4ba83a1461033b5780634690484014610343575f5ffd5b80631c657dbf1461029d57806322a4d752146102c757806324a9d853146102da57806329207f4f14610302575f5ffd5b80630d673938116101ba5780630d6739381461021a5780630e18b6811461024557806311857c5a1461024d57806319d3799114610260575f5ffd5b806301b9a397146101e0578063026164ad146101f55780630c6267ef146101fd575b5f5ffd5b6101f36101ee36600461117e565b610465565b005b6101f36104e0565b6102076212750081565b6040519081526020015b60405180910390f35b60025461022d906001600160a01b031681565b6040516001600160a01b039091168152602001610211565b6101f361054a565b6101f361025b3660046111ac565b6105be565b61028d61026e3660046111ac565b600660209081525f928352604080842090915290825290205460ff1681565b6040519015158152602001610211565b6102076102ab3660046111ac565b600760209081525f928352604080842090915290825290205481565b6101f36102d53660046111ac565b61063a565b6004546102ef90600160b01b900461ffff1681565b60405161ffff9091168152602001610211565b6101f361031036600461117e565b6106c6565b60045461022d906001600160a01b031681565b6101f36103363660046111dd565b610780565b6101f36107b7565b60055461022d906001600160a01b031681565b6101f36103643660046111ff565b610865565b60045461028d90600160a01b900460ff1681565b6102077f000000000000000000000000000000000000000000000000000000000000000081565b6102ef6103b2366004611280565b6108d9565b6101f36103c53660046112d1565b610933565b6101f3610a2b565b6101f3610ac1565b6101f36103e83660046111ac565b610af7565b6101f36103fb3660046111ac565b610bea565b6101f361040e366004611311565b610c6a565b6101f3610c77565b6102ef60c881565b5f5461022d906001600160a01b031681565b61020760035481565b60015461022d906001600160a01b031681565b60045461028d90600160a81b900460ff1681565b6001546001600160a01b03163314610497576040516322de685b60e11b81523360048201526024015b60405180910390fd5b600480546001600160a01b0319166001600160a01b0383169081179091556040517f1d74f7ade49690cfc8a3fecddc21793cd3f8324fd22dd79cc4aa9bfd420cd589905f90a250565b6001546001600160a01b0316331461050d576040516322de685b60e11b815233600482015260240161048e565b6004805460ff60a81b1916600160a81b1790556040517f798283b7761bdbe12d29c5926a50b2c80beb54d5aba7d7f6bcd2df74db684507905f90a1565b6002546001600160a01b0316331461058a5760025460405163716f671f60e01b81523360048201526001600160a01b03909116602482015260440161048e565b6003544210156105b357600354604051639449bfb560e01b815260040161048e91815260200190565b6105bc33610ccd565b565b5f6105c98383610d2f565b9050804210156105ef57604051639449bfb560e01b81526004810182905260240161048e565b6105fc621275008261132a565b42111561062b57610610621275008261132a565b604051620fdab360e21b815260040161048e91815260200190565b6106358383610e0a565b505050565b6001546001600160a01b03163314610667576040516322de685b60e11b815233600482015260240161048e565b600382600481111561067b5761067b61134f565b1480610698575060048260048111156106965761069661134f565b145b156106b85781604051634cc117db60e11b815260040161048e9190611383565b6106c28282610f80565b5050565b6001546001600160a01b031633146106f3576040516322de685b60e11b815233600482015260240161048e565b600280546001600160a01b0319166001600160a01b0383161790556107387f00000000000000000000000000000000000000000000000000000000000000004261132a565b60038190556040519081526001600160a01b0382169033907f2363e8e5ed75628a6cc84d09c160310015bb63349982bd9b948bd4003ca2b5739060200160405180910390a350565b6001546001600160a01b031633146107ad576040516322de685b60e11b815233600482015260240161048e565b6106c28282611023565b335f9081527f3e5fec24aa4dc4e5aee2e025e51e1392c72a2500577559fae9665c6d52bd6a31602052604090205460ff1615801561080057506001546001600160a01b03163314155b15610820576040516338473fa960e01b815233600482015260240161048e565b6004805460ff60a01b191690556040515f815233907f876ac871b274fde6485cb9379131064ad0f9e474e05524731ea2203d313d6920906020015b60405180910390a2565b5f546001600160a01b0316331461089157604051632e87c82760e11b815233600482015260240161048e565b5f5b818110156108d3576108cb848484848181106108b1576108b1611391565b90506020020160208101906108c6919061117e565b610e0a565b600101610893565b50505050565b5f6108e2610c77565b6108ec5f866110f3565b6108f76002856110f3565b6109026003846110f3565b6001600160a01b0382161561091c5761091c6004836110f3565b5050600454600160b01b900461ffff169392505050565b5f546001600160a01b0316331461095f57604051632e87c82760e11b815233600482015260240161048e565b6001600160a01b0383166109865760405163fa62a24760e01b815260040160405180910390fd5b5f80546001600160a01b03199081168255600180546001600160a01b0387169216821790556040519091907f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f908290a36109e05f83611023565b600480546001600160a01b0319166001600160a01b0383169081179091556040517f1d74f7ade49690cfc8a3fecddc21793cd3f8324fd22dd79cc4aa9bfd420cd589905f90a2505050565b335f9081527f3e5fec24aa4dc4e5aee2e025e51e1392c72a2500577559fae9665c6d52bd6a31602052604090205460ff16610a7b576040516338473fa960e01b815233600482015260240161048e565b6004805460ff60a01b1916600160a01b1790556040516001815233907f876ac871b274fde6485cb9379131064ad0f9e474e05524731ea2203d313d69209060200161085b565b6001546001600160a01b03163314610aee576040516322de685b60e11b815233600482015260240161048e565b6105bc5f610ccd565b6001546001600160a01b03163314610b24576040516322de685b60e11b815233600482015260240161048e565b5f610b4f7f00000000000000000000000000000000000000000000000000000000000000004261132a565b90508060075f856004811115610b6757610b6761134f565b6004811115610b7857610b7861134f565b815260208082019290925260409081015f9081206001600160a01b03871680835293522091909155836004811115610bb257610bb261134f565b6040518381527fa254efe47baae220e5c20e088c1232a8ddf7a8a3ca0a2e15e2c0e646046eb8329060200160405180910390a3505050565b6001546001600160a01b03163314610c17576040516322de685b60e11b815233600482015260240161048e565b610c218282610d2f565b50806001600160a01b0316826004811115610c3e57610c3e61134f565b6040517fd4eb3202371ce5f4177f41c122b8eb732c2fceb6571c7b8e9363f11d9adce48c905f90a35050565b610c748133610f80565b50565b600454600160a01b900460ff1615610ca2576040516369d834e560e11b815260040160405180910390fd5b600454600160a81b900460ff16156105bc57604051632458dcf360e01b815260040160405180910390fd5b6001546040516001600160a01b038084169216907f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f905f90a3600180546001600160a01b039092166001600160a01b0319928316179055600280549091169055565b5f60075f846004811115610d4557610d4561134f565b6004811115610d5657610d5661134f565b81526020019081526020015f205f836001600160a01b03166001600160a01b031681526020019081526020015f20549050805f03610dab5782826040516311ed1ddf60e31b815260040161048e9291906113a5565b5f60075f856004811115610dc157610dc161134f565b6004811115610dd257610dd261134f565b81526020019081526020015f205f846001600160a01b03166001600160a01b031681526020019081526020015f208190555092915050565b6001600160a01b038116610e315760405163fa62a24760e01b815260040160405180910390fd5b6002826004811115610e4557610e4561134f565b03610ee6575f816001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa158015610e87573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610eab91906113cb565b60ff1690506006811115610ee457604051630350da2360e21b81526001600160a01b03831660048201526024810182905260440161048e565b505b600160065f846004811115610efd57610efd61134f565b6004811115610f0e57610f0e61134f565b815260208082019290925260409081015f9081206001600160a01b038616808352935220805460ff191692151592909217909155826004811115610f5457610f5461134f565b6040517f13b06b3742c478d89c06ea9474a4159898aa76758bda72e5d3b3284373edf1fe905f90a35050565b610f8a82826110f3565b5f60065f846004811115610fa057610fa061134f565b6004811115610fb157610fb161134f565b815260208082019290925260409081015f9081206001600160a01b038616808352935220805460ff191692151592909217909155826004811115610ff757610ff761134f565b6040517fcecce1264c95ff37a01d6011c64a52ebecd7f8015a52e769ca835b1e6e5f5f6a905f90a35050565b60c861ffff83161115611056576040516339ec037f60e11b815261ffff8316600482015260c8602482015260440161048e565b6001600160a01b03811661107d5760405163fa62a24760e01b815260040160405180910390fd5b6004805461ffff60b01b1916600160b01b61ffff851690810291909117909155600580546001600160a01b0319166001600160a01b038416908117909155604051918252907fc8242dc5446855370b781abbfc5d882af1d1a3cc29143216aba3558feb0ce9259060200160405180910390a25050565b60065f8360048111156111085761110861134f565b60048111156111195761111961134f565b815260208082019290925260409081015f9081206001600160a01b038516825290925290205460ff166106c257818160405163b4afc62960e01b815260040161048e9291906113a5565b80356001600160a01b0381168114611179575f5ffd5b919050565b5f6020828403121561118e575f5ffd5b61119782611163565b9392505050565b803560058110611179575f5ffd5b5f5f604083850312156111bd575f5ffd5b6111c68361119e565b91506111d460208401611163565b90509250929050565b5f5f604083850312156111ee575f5ffd5b823561ffff811681146111c6575f5ffd5b5f5f5f60408486031215611211575f5ffd5b61121a8461119e565b9250602084013567ffffffffffffffff811115611235575f5ffd5b8401601f81018613611245575f5ffd5b803567ffffffffffffffff81111561125b575f5ffd5b8660208260051b840101111561126f575f5ffd5b939660209190910195509293505050565b5f5f5f5f60808587031215611293575f5ffd5b61129c85611163565b93506112aa60208601611163565b92506112b860408601611163565b91506112c660608601611163565b905092959194509250565b5f5f5f606084860312156112e3575f5ffd5b6112ec84611163565b92506112fa60208501611163565b915061130860408501611163565b90509250925092565b5f60208284031215611321575f5ffd5b6111978261119e565b8082018082111561134957634e487b7160e01b5f52601160045260245ffd5b92915050565b634e487b7160e01b5f52602160045260245ffd5b6005811061137f57634e487b7160e01b5f52602160045260245ffd5b9052565b602081016113498284611363565b634e487b7160e01b5f52603260045260245ffd5b604081016113b38285611363565b6001600160a01b039290921660209190910152919050565b5f602082840312156113db575f5ffd5b815160ff81168114611197575f5ffd";

export const exchangeOfficeLinks: Readonly<Record<string, readonly number[]>> = {};

