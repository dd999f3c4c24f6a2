// Written by packages/contracts/script/generate.ts; do not edit.

export const testUSDCAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "guardian_",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "DOMAIN_SEPARATOR",
  "inputs": [],
  "outputs": [
   {
    "name": "result",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "allowance",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "spender",
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
  "name": "approve",
  "inputs": [
   {
    "name": "spender",
    "type": "address",
    "internalType": "address"
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
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "authorizationState",
  "inputs": [
   {
    "name": "authorizer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "nonce",
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
  "name": "decimals",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "guardian",
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
  "name": "isBlacklisted",
  "inputs": [
   {
    "name": "account",
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
  "name": "mint",
  "inputs": [
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
  "name": "nonces",
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
  "name": "permit",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "spender",
    "type": "address",
    "internalType": "address"
   },
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
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "receiveWithAuthorization",
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
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
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
    "name": "nonce",
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
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setBlacklisted",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "listed",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setPaused",
  "inputs": [
   {
    "name": "paused_",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
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
  "name": "totalSupply",
  "inputs": [],
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
  "name": "transfer",
  "inputs": [
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
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "nonpayable"
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
    "name": "amount",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
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
    "name": "spender",
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
  "name": "AuthorizationUsed",
  "inputs": [
   {
    "name": "authorizer",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "nonce",
    "type": "bytes32",
    "indexed": true,
    "internalType": "bytes32"
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
    "name": "amount",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "AllowanceOverflow",
  "inputs": []
 },
 {
  "type": "error",
  "name": "AllowanceUnderflow",
  "inputs": []
 },
 {
  "type": "error",
  "name": "InsufficientAllowance",
  "inputs": []
 },
 {
  "type": "error",
  "name": "InsufficientBalance",
  "inputs": []
 },
 {
  "type": "error",
  "name": "InvalidPermit",
  "inputs": []
 },
 {
  "type": "error",
  "name": "Permit2AllowanceIsFixedAtInfinity",
  "inputs": []
 },
 {
  "type": "error",
  "name": "PermitExpired",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TestUSDC_BadAuthorization",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TestUSDC_Blacklisted",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "TestUSDC_Forbidden",
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
  "name": "TestUSDC_NotPayee",
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
  "name": "TestUSDC_Paused",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TotalSupplyOverflow",
  "inputs": []
 }
] as const;

export const testUSDCBytecode =
  "0x60a0604052348015600e575f5ffd5b50604051610ef1380380610ef1833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b608051610e6c6100855f395f81816101dd01526109560152610e6c5ff3fe608060405234801561000f575f5ffd5b5060043610610127575f3560e01c806370a08231116100a9578063d505accf1161006e578063d505accf146102b4578063dd62ed3e146102c7578063e94a0102146102ef578063ef55bec61461031c578063fe575a871461032f575f5ffd5b806370a08231146102245780637ecebe001461024957806395d89b411461026e578063a9059cbb1461028e578063d01dd6d2146102a1575f5ffd5b8063313ce567116100ef578063313ce567146101ae5780633644e515146101bd57806340c10f19146101c5578063452a9320146101d85780635c975abb14610217575f5ffd5b806306fdde031461012b578063095ea7b31461014957806316c38b3c1461016c57806318160ddd1461018157806323b872dd1461019b575b5f5ffd5b610133610351565b6040516101409190610c0e565b60405180910390f35b61015c610157366004610c5e565b61037a565b6040519015158152602001610140565b61017f61017a366004610c95565b6103c9565b005b6805345cdf77eb68f44c545b604051908152602001610140565b61015c6101a9366004610cae565b6103e4565b60405160068152602001610140565b61018d610495565b61017f6101d3366004610c5e565b610511565b6101ff7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610140565b60025461015c9060ff1681565b61018d610232366004610ce8565b6387a211a2600c9081525f91909152602090205490565b61018d610257366004610ce8565b6338377508600c9081525f91909152602090205490565b6040805180820190915260048152635553444360e01b6020820152610133565b61015c61029c366004610c5e565b61051f565b61017f6102af366004610d01565b61058e565b61017f6102c2366004610d42565b6105c0565b61018d6102d5366004610da8565b602052637f5e9f20600c9081525f91909152603490205490565b61015c6102fd366004610c5e565b600160209081525f928352604080842090915290825290205460ff1681565b61017f61032a366004610dd0565b610744565b61015c61033d366004610ce8565b5f6020819052908152604090205460ff1681565b60408051808201909152600f81526e55534420436f696e2028746573742960881b602082015290565b5f82602052637f5e9f20600c52335f52816034600c2055815f52602c5160601c337f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560205fa350600192915050565b6103d161094b565b6002805460ff1916911515919091179055565b5f6103f084848461099b565b8360601b33602052637f5e9f208117600c526034600c20805480191561042b5780851115610425576313be252b5f526004601cfd5b84810382555b50506387a211a28117600c526020600c208054808511156104535763f4d678b85f526004601cfd5b84810382555050835f526020600c208381540181555082602052600c5160601c8160601c5f516020610e4c5f395f51905f52602080a3505060015b9392505050565b5f8061049f610351565b805190602001209050604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f815260208101929092527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc69082015246606082015230608082015260a09020919050565b61051b8282610a4c565b5050565b5f61052b33848461099b565b6387a211a2600c52335f526020600c208054808411156105525763f4d678b85f526004601cfd5b83810382555050825f526020600c208281540181555081602052600c5160601c335f516020610e4c5f395f51905f52602080a350600192915050565b61059661094b565b6001600160a01b03919091165f908152602081905260409020805460ff1916911515919091179055565b5f6105c9610351565b8051906020012090507fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc64286101561060857631a15a3cc5f526004601cfd5b6040518960601b60601c99508860601b60601c985065383775081901600e52895f526020600c2080547f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f835284602084015283604084015246606084015230608084015260a08320602e527f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c983528b60208401528a60408401528960608401528060808401528860a084015260c08320604e526042602c205f528760ff16602052866040528560605260208060805f60015afa8c3d51146106f05763ddafbaef5f526004601cfd5b0190556303faf4f960a51b89176040526034602c20889055888a7f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925602060608501a360405250505f60605250505050505050565b336001600160a01b0389161461077457604051636c35b72d60e11b81523360048201526024015b60405180910390fd5b5f864211801561078357508542105b604080517fd099cc98ef71107a616c4f0f941f04c322d8e254fe26b3c6668db87aae413de86020808301919091526001600160a01b038e8116838501528d166060830152608082018c905260a082018b905260c082018a905260e08083018a90528351808403909101815261010090920190925280519101209091505f610808610495565b60405161190160f01b602082015260228101919091526042810183905260620160408051601f1981840301815282825280516020918201209083018890529082018690526001600160f81b031960f889901b16606083015291505f90610883908e908490606101604051602081830303815290604052610ac0565b9050831580610890575080155b806108bd57506001600160a01b038d165f9081526001602090815260408083208b845290915290205460ff165b156108db57604051635a3c643560e01b815260040160405180910390fd5b6001600160a01b038d165f8181526001602081815260408084208d8552909152808320805460ff1916909217909155518a92917f98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a591a361093c8d8d8d610b9d565b50505050505050505050505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146109995760405160016205b9e760e21b0319815233600482015260240161076b565b565b60025460ff16156109bf57604051630bf742eb60e01b815260040160405180910390fd5b6001600160a01b0383165f9081526020819052604090205460ff1615610a03576040516303dd149360e41b81526001600160a01b038416600482015260240161076b565b6001600160a01b0382165f9081526020819052604090205460ff1615610a47576040516303dd149360e41b81526001600160a01b038316600482015260240161076b565b505050565b610a575f838361099b565b6805345cdf77eb68f44c5481810181811015610a7a5763e5cfe9575f526004601cfd5b806805345cdf77eb68f44c5550506387a211a2600c52815f526020600c208181540181555080602052600c5160601c5f5f516020610e4c5f395f51905f52602080a35050565b5f6001600160a01b0384161561048e57604051843b610b5557825160408114610af15760418114610b125750610b95565b604084015160ff81901c601b016020526001600160ff1b0316606052610b25565b60608401515f1a60205260408401516060525b50835f5260208301516040526020600160805f60015afa5180861860601b3d119250505f60605280604052610b95565b631626ba7e60e01b808252846004830152602482016040815284516020018060448501828860045afa905060208260443d01868b5afa9151911691141691505b509392505050565b610ba883838361099b565b8260601b6387a211a28117600c526020600c20805480841115610bd25763f4d678b85f526004601cfd5b83810382555050825f526020600c208281540181555081602052600c5160601c8160601c5f516020610e4c5f395f51905f52602080a350505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b0381168114610c59575f5ffd5b919050565b5f5f60408385031215610c6f575f5ffd5b610c7883610c43565b946020939093013593505050565b80358015158114610c59575f5ffd5b5f60208284031215610ca5575f5ffd5b61048e82610c86565b5f5f5f60608486031215610cc0575f5ffd5b610cc984610c43565b9250610cd760208501610c43565b929592945050506040919091013590565b5f60208284031215610cf8575f5ffd5b61048e82610c43565b5f5f60408385031215610d12575f5ffd5b610d1b83610c43565b9150610d2960208401610c86565b90509250929050565b803560ff81168114610c59575f5ffd5b5f5f5f5f5f5f5f60e0888a031215610d58575f5ffd5b610d6188610c43565b9650610d6f60208901610c43565b95506040880135945060608801359350610d8b60808901610d32565b9699959850939692959460a0840135945060c09093013592915050565b5f5f60408385031215610db9575f5ffd5b610dc283610c43565b9150610d2960208401610c43565b5f5f5f5f5f5f5f5f5f6101208a8c031215610de9575f5ffd5b610df28a610c43565b9850610e0060208b01610c43565b975060408a0135965060608a0135955060808a0135945060a08a01359350610e2a60c08b01610d32565b989b979a50959894979396929550929360e08101359350610100013591905056feddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export const testUSDCLinks: Readonly<Record<string, readonly number[]>> = {};

