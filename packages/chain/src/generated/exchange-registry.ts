// Written by packages/contracts/script/generate.ts; do not edit.

export const exchangeRegistryAbi = [
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
  "name": "LONGEST_PAUSE",
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
  "name": "PROPOSAL_LIFETIME",
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
  "name": "acceptAdmin",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "add",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "cancelProposal",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "execute",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "isMember",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "isStalled",
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
  "name": "isSunset",
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
  "name": "pausedAt",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint48",
    "internalType": "uint48"
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
    "internalType": "enum IExchangeRegistry.Register"
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
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "remove",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "renounce",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "requireListable",
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
  "name": "sunset",
  "inputs": [],
  "outputs": [],
  "stateMutability": "nonpayable"
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
  "name": "Added",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "ProposalCancelled",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeRegistry.Register"
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
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "Removed",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "indexed": true,
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "Registry_FeeTooHigh",
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
  "name": "Registry_NotAContract",
  "inputs": [
   {
    "name": "descriptor",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Registry_NotAdmin",
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
  "name": "Registry_NotDeployer",
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
  "name": "Registry_NotMember",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "Registry_NotNextAdmin",
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
  "name": "Registry_NotPauser",
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
  "name": "Registry_NothingProposed",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
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
  "name": "Registry_OnlyGrows",
  "inputs": [
   {
    "name": "register",
    "type": "uint8",
    "internalType": "enum IExchangeRegistry.Register"
   }
  ]
 },
 {
  "type": "error",
  "name": "Registry_Paused",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Registry_ProposalExpired",
  "inputs": [
   {
    "name": "expiredAt",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Registry_Sunset",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Registry_TooEarly",
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
  "name": "Registry_TooManyDecimals",
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
  "name": "Registry_ZeroAddress",
  "inputs": []
 }
] as const;

export const exchangeRegistryBytecode =
  "0x60a060405234801561000f575f5ffd5b5060405161167738038061167783398101604081905261002e91610056565b5f80546001600160a01b0319166001600160a01b03939093169290921790915560805261008d565b5f5f60408385031215610067575f5ffd5b82516001600160a01b038116811461007d575f5ffd5b6020939093015192949293505050565b6080516115c46100b35f395f81816103a3015281816106ec0152610b1b01526115c45ff3fe608060405234801561000f575f5ffd5b50600436106101fd575f3560e01c806363fbbb9911610114578063c6c7c720116100a9578063d2e2f15811610079578063d2e2f15814610463578063d55be8c614610476578063d5f394881461047e578063ec41b19a14610490578063f851a44014610499575f5ffd5b8063c6c7c72014610422578063cbaa725514610435578063cf17f62314610448578063d2577c0014610450575f5ffd5b80638bad0c0a116100e45780638bad0c0a146103e057806390b8b0c8146103e857806393ff9b3e146103fc578063aebe39ca1461040f575f5ffd5b806363fbbb991461038b5780636a42b8f81461039e578063769753f1146103c55780638456cb59146103d8575f5ffd5b806324a9d8531161019557806330f738be1161016557806330f738be146103445780633f4ba83a14610357578063469048401461035f578063582109ad146102935780635c975abb14610372575f5ffd5b806324a9d853146102c657806329207f4f146102ee5780632e55d0f214610301578063303e74df14610331575f5ffd5b80630e18b681116101d05780630e18b6811461028b57806318021423146102935780631c657dbf146102ab57806323f70114146102be575f5ffd5b806301b9a39714610201578063026164ad146102165780630869e9681461021e5780630d67393814610260575b5f5ffd5b61021461020f366004611329565b6104ac565b005b6102146104ea565b61024b61022c366004611357565b600660209081525f928352604080842090915290825290205460ff1681565b60405190151581526020015b60405180910390f35b600254610273906001600160a01b031681565b6040516001600160a01b039091168152602001610257565b610214610554565b61029d6212750081565b604051908152602001610257565b61029d6102b9366004611357565b6105aa565b61024b610647565b6004546102db90600160d81b900461ffff1681565b60405161ffff9091168152602001610257565b6102146102fc366004611329565b61069f565b60045461031a90600160a01b900465ffffffffffff1681565b60405165ffffffffffff9091168152602001610257565b600454610273906001600160a01b031681565b610214610352366004611388565b610759565b610214610794565b600554610273906001600160a01b031681565b600454600160a01b900465ffffffffffff16151561024b565b6102146103993660046113aa565b610847565b61029d7f000000000000000000000000000000000000000000000000000000000000000081565b6102146103d336600461142b565b6108bb565b610214610976565b610214610a32565b60045461024b90600160d01b900460ff1681565b61021461040a366004611357565b610a68565b61021461041d366004611357565b610ae8565b6102db61043036600461146b565b610c35565b6102146104433660046114bc565b610c8f565b610214610c99565b61021461045e366004611357565b610cf4565b610214610471366004611357565b610d7c565b6102db60c881565b5f54610273906001600160a01b031681565b61029d60035481565b600154610273906001600160a01b031681565b6001546001600160a01b031633146104de576040516325cc4d4b60e21b81523360048201526024015b60405180910390fd5b6104e781610d9c565b50565b6001546001600160a01b03163314610517576040516325cc4d4b60e21b81523360048201526024016104d5565b6004805460ff60d01b1916600160d01b1790556040517f798283b7761bdbe12d29c5926a50b2c80beb54d5aba7d7f6bcd2df74db684507905f90a1565b6002546001600160a01b03163314610594576002546040516341fb9e2f60e01b81523360048201526001600160a01b0390911660248201526044016104d5565b61059f600354610e1a565b6105a833610e7b565b565b5f5f60075f8560048111156105c1576105c16114d5565b60048111156105d2576105d26114d5565b815260208082019290925260409081015f9081206001600160a01b038716825290925290206001548154919250600160a01b900467ffffffffffffffff908116600160401b9092041614610626575f610633565b805467ffffffffffffffff165b67ffffffffffffffff169150505b92915050565b6004545f90600160d01b900460ff168061069a5750600454600160a01b900465ffffffffffff161515801561069a5750600454610697906212750090600160a01b900465ffffffffffff166114fd565b42115b905090565b6001546001600160a01b031633146106cc576040516325cc4d4b60e21b81523360048201526024016104d5565b600280546001600160a01b0319166001600160a01b0383161790556107117f0000000000000000000000000000000000000000000000000000000000000000426114fd565b60038190556040519081526001600160a01b0382169033907f2363e8e5ed75628a6cc84d09c160310015bb63349982bd9b948bd4003ca2b5739060200160405180910390a350565b6001546001600160a01b03163314610786576040516325cc4d4b60e21b81523360048201526024016104d5565b6107908282610f23565b5050565b335f9081527f3e5fec24aa4dc4e5aee2e025e51e1392c72a2500577559fae9665c6d52bd6a31602052604090205460ff161580156107dd57506001546001600160a01b03163314155b156107fd5760405163036848f760e51b81523360048201526024016104d5565b6004805465ffffffffffff60a01b191690556040515f815233907f876ac871b274fde6485cb9379131064ad0f9e474e05524731ea2203d313d6920906020015b60405180910390a2565b5f546001600160a01b0316331461087357604051638cf7505f60e01b81523360048201526024016104d5565b5f5b818110156108b5576108ad8484848481811061089357610893611510565b90506020020160208101906108a89190611329565b610ff3565b600101610875565b50505050565b5f546001600160a01b031633146108e757604051638cf7505f60e01b81523360048201526024016104d5565b6001600160a01b03831661090e57604051633d9b98e160e11b815260040160405180910390fd5b5f80546001600160a01b03199081168255600180546001600160a01b0387169216821790556040519091907f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f908290a36109685f83610f23565b61097181610d9c565b505050565b335f9081527f3e5fec24aa4dc4e5aee2e025e51e1392c72a2500577559fae9665c6d52bd6a31602052604090205460ff166109c65760405163036848f760e51b81523360048201526024016104d5565b600454600160a01b900465ffffffffffff166109ff576004805465ffffffffffff60a01b1916600160a01b4265ffffffffffff16021790555b6040516001815233907f876ac871b274fde6485cb9379131064ad0f9e474e05524731ea2203d313d69209060200161083d565b6001546001600160a01b03163314610a5f576040516325cc4d4b60e21b81523360048201526024016104d5565b6105a85f610e7b565b6001546001600160a01b03163314610a95576040516325cc4d4b60e21b81523360048201526024016104d5565b610a9f8282611169565b50806001600160a01b0316826004811115610abc57610abc6114d5565b6040517f46b875572d08a1639f49240a45daaab2f00b435a5d831a12bbba0b435725f623905f90a35050565b6001546001600160a01b03163314610b15576040516325cc4d4b60e21b81523360048201526024016104d5565b5f610b407f0000000000000000000000000000000000000000000000000000000000000000426114fd565b6040805180820190915267ffffffffffffffff8083168252600154600160a01b900416602082015290915060075f856004811115610b8057610b806114d5565b6004811115610b9157610b916114d5565b815260208082019290925260409081015f9081206001600160a01b03871680835290845291902083518154949093015167ffffffffffffffff908116600160401b026001600160801b0319909516931692909217929092179055836004811115610bfd57610bfd6114d5565b6040518381527fa254efe47baae220e5c20e088c1232a8ddf7a8a3ca0a2e15e2c0e646046eb8329060200160405180910390a3505050565b5f610c3e610c99565b610c485f866111fb565b610c536002856111fb565b610c5e6003846111fb565b6001600160a01b03821615610c7857610c786004836111fb565b5050600454600160d81b900461ffff169392505050565b6104e7813361126b565b600454600160a01b900465ffffffffffff1615610cc9576040516347b9eccb60e01b815260040160405180910390fd5b600454600160d01b900460ff16156105a85760405163ec59143b60e01b815260040160405180910390fd5b6001546001600160a01b03163314610d21576040516325cc4d4b60e21b81523360048201526024016104d5565b6003826004811115610d3557610d356114d5565b1480610d5257506004826004811115610d5057610d506114d5565b145b15610d7257816040516334ce68e560e21b81526004016104d59190611544565b610790828261126b565b5f610d878383611169565b9050610d9281610e1a565b6109718383610ff3565b806001600160a01b03163b5f03610dd1576040516366af55ab60e01b81526001600160a01b03821660048201526024016104d5565b600480546001600160a01b0319166001600160a01b0383169081179091556040517f1d74f7ade49690cfc8a3fecddc21793cd3f8324fd22dd79cc4aa9bfd420cd589905f90a250565b80421015610e3e576040516320f317a560e01b8152600481018290526024016104d5565b610e4b62127500826114fd565b4211156104e757610e5f62127500826114fd565b60405163caa35e5f60e01b81526004016104d591815260200190565b6001546040516001600160a01b038084169216907f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f905f90a3600180546001600160a01b0319166001600160a01b03831617808255601490610eed90600160a01b900467ffffffffffffffff16611552565b825467ffffffffffffffff9182166101009390930a928302919092021990911617905550600280546001600160a01b0319169055565b60c861ffff83161115610f5657604051634ae0f3c760e11b815261ffff8316600482015260c860248201526044016104d5565b6001600160a01b038116610f7d57604051633d9b98e160e11b815260040160405180910390fd5b6004805461ffff60d81b1916600160d81b61ffff851690810291909117909155600580546001600160a01b0319166001600160a01b038416908117909155604051918252907fc8242dc5446855370b781abbfc5d882af1d1a3cc29143216aba3558feb0ce9259060200160405180910390a25050565b6001600160a01b03811661101a57604051633d9b98e160e11b815260040160405180910390fd5b600282600481111561102e5761102e6114d5565b036110cf575f816001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa158015611070573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611094919061157e565b60ff16905060068111156110cd576040516344d041d360e01b81526001600160a01b0383166004820152602481018290526044016104d5565b505b600160065f8460048111156110e6576110e66114d5565b60048111156110f7576110f76114d5565b815260208082019290925260409081015f9081206001600160a01b038616808352935220805460ff19169215159290921790915582600481111561113d5761113d6114d5565b6040517f818bef46e6529c09728085539eb96070c8660d65c1e877fe4923531adb240c70905f90a35050565b5f61117483836105aa565b9050805f0361119a5782826040516342f64b5760e11b81526004016104d592919061159e565b60075f8460048111156111af576111af6114d5565b60048111156111c0576111c06114d5565b815260208082019290925260409081015f9081206001600160a01b0390951681529390915290912080546001600160801b0319169055919050565b60065f836004811115611210576112106114d5565b6004811115611221576112216114d5565b815260208082019290925260409081015f9081206001600160a01b038516825290925290205460ff1661079057818160405163c57bd2fd60e01b81526004016104d592919061159e565b61127582826111fb565b5f60065f84600481111561128b5761128b6114d5565b600481111561129c5761129c6114d5565b815260208082019290925260409081015f9081206001600160a01b038616808352935220805460ff1916921515929092179091558260048111156112e2576112e26114d5565b6040517fa00dc1b2f7867ef8dad4f7749bd9c1e20efbe416d33a789ee538cf00cab7593e905f90a35050565b80356001600160a01b0381168114611324575f5ffd5b919050565b5f60208284031215611339575f5ffd5b6113428261130e565b9392505050565b803560058110611324575f5ffd5b5f5f60408385031215611368575f5ffd5b61137183611349565b915061137f6020840161130e565b90509250929050565b5f5f60408385031215611399575f5ffd5b823561ffff81168114611371575f5ffd5b5f5f5f604084860312156113bc575f5ffd5b6113c584611349565b9250602084013567ffffffffffffffff8111156113e0575f5ffd5b8401601f810186136113f0575f5ffd5b803567ffffffffffffffff811115611406575f5ffd5b8660208260051b840101111561141a575f5ffd5b939660209190910195509293505050565b5f5f5f6060848603121561143d575f5ffd5b6114468461130e565b92506114546020850161130e565b91506114626040850161130e565b90509250925092565b5f5f5f5f6080858703121561147e575f5ffd5b6114878561130e565b93506114956020860161130e565b92506114a36040860161130e565b91506114b16060860161130e565b905092959194509250565b5f602082840312156114cc575f5ffd5b61134282611349565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820180821115610641576106416114e9565b634e487b7160e01b5f52603260045260245ffd5b6005811061154057634e487b7160e01b5f52602160045260245ffd5b9052565b602081016106418284611524565b5f67ffffffffffffffff821667ffffffffffffffff8103611575576115756114e9565b60010192915050565b5f6020828403121561158e575f5ffd5b815160ff81168114611342575f5ffd5b604081016115ac8285611524565b6001600160a01b03929092166020919091015291905056";

export const exchangeRegistryLinks: Readonly<Record<string, readonly number[]>> = {};

