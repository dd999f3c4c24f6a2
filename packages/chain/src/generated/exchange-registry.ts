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
  "name": "Registry_TokenCallsReceivers",
  "inputs": [
   {
    "name": "token",
    "type": "address",
    "internalType": "address"
   }
  ]
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
  "0x60a060405234801561000f575f5ffd5b506040516115d33803806115d383398101604081905261002e91610056565b5f80546001600160a01b0319166001600160a01b03939093169290921790915560805261008d565b5f5f60408385031215610067575f5ffd5b82516001600160a01b038116811461007d575f5ffd5b6020939093015192949293505050565b6080516115206100b35f395f818161035c015281816105ce01526109d201526115205ff3fe608060405234801561000f575f5ffd5b50600436106101dc575f3560e01c80636a42b8f811610109578063cbaa72551161009e578063d55be8c61161006e578063d55be8c61461042f578063d5f3948814610437578063ec41b19a14610449578063f851a44014610452575f5ffd5b8063cbaa7255146103ee578063cf17f62314610401578063d2577c0014610409578063d2e2f1581461041c575f5ffd5b806390b8b0c8116100d957806390b8b0c8146103a157806393ff9b3e146103b5578063aebe39ca146103c8578063c6c7c720146103db575f5ffd5b80636a42b8f814610357578063769753f11461037e5780638456cb59146103915780638bad0c0a14610399575f5ffd5b806329207f4f1161017f578063469048401161014f5780634690484014610313578063582109ad146103265780635c975abb1461033057806363fbbb9914610344575f5ffd5b806329207f4f146102d2578063303e74df146102e557806330f738be146102f85780633f4ba83a1461030b575f5ffd5b80630d673938116101ba5780630d6739381461023f5780630e18b6811461026a5780631c657dbf1461027257806324a9d853146102aa575f5ffd5b806301b9a397146101e0578063026164ad146101f55780630869e968146101fd575b5f5ffd5b6101f36101ee36600461127d565b610465565b005b6101f36104a3565b61022a61020b3660046112b2565b600660209081525f928352604080842090915290825290205460ff1681565b60405190151581526020015b60405180910390f35b600254610252906001600160a01b031681565b6040516001600160a01b039091168152602001610236565b6101f361050d565b61029c6102803660046112b2565b600760209081525f928352604080842090915290825290205481565b604051908152602001610236565b6004546102bf90600160b01b900461ffff1681565b60405161ffff9091168152602001610236565b6101f36102e036600461127d565b610581565b600454610252906001600160a01b031681565b6101f36103063660046112e7565b61063b565b6101f3610676565b600554610252906001600160a01b031681565b61029c6212750081565b60045461022a90600160a01b900460ff1681565b6101f3610352366004611309565b610724565b61029c7f000000000000000000000000000000000000000000000000000000000000000081565b6101f361038c36600461138a565b610798565b6101f3610853565b6101f36108e9565b60045461022a90600160a81b900460ff1681565b6101f36103c33660046112b2565b61091f565b6101f36103d63660046112b2565b61099f565b6102bf6103e93660046113d2565b610a92565b6101f36103fc36600461142b565b610aec565b6101f3610af6565b6101f36104173660046112b2565b610b4c565b6101f361042a3660046112b2565b610bd4565b6102bf60c881565b5f54610252906001600160a01b031681565b61029c60035481565b600154610252906001600160a01b031681565b6001546001600160a01b03163314610497576040516325cc4d4b60e21b81523360048201526024015b60405180910390fd5b6104a081610c4c565b50565b6001546001600160a01b031633146104d0576040516325cc4d4b60e21b815233600482015260240161048e565b6004805460ff60a81b1916600160a81b1790556040517f798283b7761bdbe12d29c5926a50b2c80beb54d5aba7d7f6bcd2df74db684507905f90a1565b6002546001600160a01b0316331461054d576002546040516341fb9e2f60e01b81523360048201526001600160a01b03909116602482015260440161048e565b600354421015610576576003546040516320f317a560e01b815260040161048e91815260200190565b61057f33610cca565b565b6001546001600160a01b031633146105ae576040516325cc4d4b60e21b815233600482015260240161048e565b600280546001600160a01b0319166001600160a01b0383161790556105f37f000000000000000000000000000000000000000000000000000000000000000042611444565b60038190556040519081526001600160a01b0382169033907f2363e8e5ed75628a6cc84d09c160310015bb63349982bd9b948bd4003ca2b5739060200160405180910390a350565b6001546001600160a01b03163314610668576040516325cc4d4b60e21b815233600482015260240161048e565b6106728282610d2c565b5050565b335f9081527f3e5fec24aa4dc4e5aee2e025e51e1392c72a2500577559fae9665c6d52bd6a31602052604090205460ff161580156106bf57506001546001600160a01b03163314155b156106df5760405163036848f760e51b815233600482015260240161048e565b6004805460ff60a01b191690556040515f815233907f876ac871b274fde6485cb9379131064ad0f9e474e05524731ea2203d313d6920906020015b60405180910390a2565b5f546001600160a01b0316331461075057604051638cf7505f60e01b815233600482015260240161048e565b5f5b818110156107925761078a848484848181106107705761077061147d565b9050602002016020810190610785919061127d565b610dfc565b600101610752565b50505050565b5f546001600160a01b031633146107c457604051638cf7505f60e01b815233600482015260240161048e565b6001600160a01b0383166107eb57604051633d9b98e160e11b815260040160405180910390fd5b5f80546001600160a01b03199081168255600180546001600160a01b0387169216821790556040519091907f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f908290a36108455f83610d2c565b61084e81610c4c565b505050565b335f9081527f3e5fec24aa4dc4e5aee2e025e51e1392c72a2500577559fae9665c6d52bd6a31602052604090205460ff166108a35760405163036848f760e51b815233600482015260240161048e565b6004805460ff60a01b1916600160a01b1790556040516001815233907f876ac871b274fde6485cb9379131064ad0f9e474e05524731ea2203d313d69209060200161071a565b6001546001600160a01b03163314610916576040516325cc4d4b60e21b815233600482015260240161048e565b61057f5f610cca565b6001546001600160a01b0316331461094c576040516325cc4d4b60e21b815233600482015260240161048e565b6109568282610fa4565b50806001600160a01b031682600481111561097357610973611469565b6040517f46b875572d08a1639f49240a45daaab2f00b435a5d831a12bbba0b435725f623905f90a35050565b6001546001600160a01b031633146109cc576040516325cc4d4b60e21b815233600482015260240161048e565b5f6109f77f000000000000000000000000000000000000000000000000000000000000000042611444565b90508060075f856004811115610a0f57610a0f611469565b6004811115610a2057610a20611469565b815260208082019290925260409081015f9081206001600160a01b03871680835293522091909155836004811115610a5a57610a5a611469565b6040518381527fa254efe47baae220e5c20e088c1232a8ddf7a8a3ca0a2e15e2c0e646046eb8329060200160405180910390a3505050565b5f610a9b610af6565b610aa55f8661107f565b610ab060028561107f565b610abb60038461107f565b6001600160a01b03821615610ad557610ad560048361107f565b5050600454600160b01b900461ffff169392505050565b6104a081336110ef565b600454600160a01b900460ff1615610b21576040516347b9eccb60e01b815260040160405180910390fd5b600454600160a81b900460ff161561057f5760405163ec59143b60e01b815260040160405180910390fd5b6001546001600160a01b03163314610b79576040516325cc4d4b60e21b815233600482015260240161048e565b6003826004811115610b8d57610b8d611469565b1480610baa57506004826004811115610ba857610ba8611469565b145b15610bca57816040516334ce68e560e21b815260040161048e91906114b1565b61067282826110ef565b5f610bdf8383610fa4565b905080421015610c05576040516320f317a560e01b81526004810182905260240161048e565b610c126212750082611444565b421115610c4257610c266212750082611444565b60405163caa35e5f60e01b815260040161048e91815260200190565b61084e8383610dfc565b806001600160a01b03163b5f03610c81576040516366af55ab60e01b81526001600160a01b038216600482015260240161048e565b600480546001600160a01b0319166001600160a01b0383169081179091556040517f1d74f7ade49690cfc8a3fecddc21793cd3f8324fd22dd79cc4aa9bfd420cd589905f90a250565b6001546040516001600160a01b038084169216907f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f905f90a3600180546001600160a01b039092166001600160a01b0319928316179055600280549091169055565b60c861ffff83161115610d5f57604051634ae0f3c760e11b815261ffff8316600482015260c8602482015260440161048e565b6001600160a01b038116610d8657604051633d9b98e160e11b815260040160405180910390fd5b6004805461ffff60b01b1916600160b01b61ffff851690810291909117909155600580546001600160a01b0319166001600160a01b038416908117909155604051918252907fc8242dc5446855370b781abbfc5d882af1d1a3cc29143216aba3558feb0ce9259060200160405180910390a25050565b6001600160a01b038116610e2357604051633d9b98e160e11b815260040160405180910390fd5b6002826004811115610e3757610e37611469565b03610f0a575f816001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa158015610e79573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e9d91906114bf565b60ff1690506006811115610ed6576040516344d041d360e01b81526001600160a01b03831660048201526024810182905260440161048e565b610edf82611192565b15610f085760405163899ef7f160e01b81526001600160a01b038316600482015260240161048e565b505b600160065f846004811115610f2157610f21611469565b6004811115610f3257610f32611469565b815260208082019290925260409081015f9081206001600160a01b038616808352935220805460ff191692151592909217909155826004811115610f7857610f78611469565b6040517f818bef46e6529c09728085539eb96070c8660d65c1e877fe4923531adb240c70905f90a35050565b5f60075f846004811115610fba57610fba611469565b6004811115610fcb57610fcb611469565b81526020019081526020015f205f836001600160a01b03166001600160a01b031681526020019081526020015f20549050805f036110205782826040516342f64b5760e11b815260040161048e9291906114df565b5f60075f85600481111561103657611036611469565b600481111561104757611047611469565b81526020019081526020015f205f846001600160a01b03166001600160a01b031681526020019081526020015f208190555092915050565b60065f83600481111561109457611094611469565b60048111156110a5576110a5611469565b815260208082019290925260409081015f9081206001600160a01b038516825290925290205460ff1661067257818160405163c57bd2fd60e01b815260040161048e9291906114df565b6110f9828261107f565b5f60065f84600481111561110f5761110f611469565b600481111561112057611120611469565b815260208082019290925260409081015f9081206001600160a01b038616808352935220805460ff19169215159290921790915582600481111561116657611166611469565b6040517fa00dc1b2f7867ef8dad4f7749bd9c1e20efbe416d33a789ee538cf00cab7593e905f90a35050565b5f731820a4b7618bde71dce8cdc73aab6c95905fad243b81036111b657505f919050565b60405163555ddc6560e11b81526001600160a01b03831660048201527fac7fbab5f54a3ca8194167523c6753bfeb96a445279294b6125b68cce217705460248201525f90731820a4b7618bde71dce8cdc73aab6c95905fad249063aabbb8ca90604401602060405180830381865afa158015611234573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112589190611505565b6001600160a01b0316141592915050565b6001600160a01b03811681146104a0575f5ffd5b5f6020828403121561128d575f5ffd5b813561129881611269565b9392505050565b8035600581106112ad575f5ffd5b919050565b5f5f604083850312156112c3575f5ffd5b6112cc8361129f565b915060208301356112dc81611269565b809150509250929050565b5f5f604083850312156112f8575f5ffd5b823561ffff811681146112cc575f5ffd5b5f5f5f6040848603121561131b575f5ffd5b6113248461129f565b9250602084013567ffffffffffffffff81111561133f575f5ffd5b8401601f8101861361134f575f5ffd5b803567ffffffffffffffff811115611365575f5ffd5b8660208260051b8401011115611379575f5ffd5b939660209190910195509293505050565b5f5f5f6060848603121561139c575f5ffd5b83356113a781611269565b925060208401356113b781611269565b915060408401356113c781611269565b809150509250925092565b5f5f5f5f608085870312156113e5575f5ffd5b84356113f081611269565b9350602085013561140081611269565b9250604085013561141081611269565b9150606085013561142081611269565b939692955090935050565b5f6020828403121561143b575f5ffd5b6112988261129f565b8082018082111561146357634e487b7160e01b5f52601160045260245ffd5b92915050565b634e487b7160e01b5f52602160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b600581106114ad57634e487b7160e01b5f52602160045260245ffd5b9052565b602081016114638284611491565b5f602082840312156114cf575f5ffd5b815160ff81168114611298575f5ffd5b604081016114ed8285611491565b6001600160a01b039290921660209190910152919050565b5f60208284031215611515575f5ffd5b81516112988161126956";

export const exchangeRegistryLinks: Readonly<Record<string, readonly number[]>> = {};

