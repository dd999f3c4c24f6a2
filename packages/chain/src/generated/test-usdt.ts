// Written by packages/contracts/script/generate.ts; do not edit.

export const testUSDTAbi = [
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
    "name": "",
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
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "balanceOf",
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
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "feeBps",
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
  "name": "isBlackListed",
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
  "stateMutability": "view"
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
  "name": "setFee",
  "inputs": [
   {
    "name": "feeBps_",
    "type": "uint256",
    "internalType": "uint256"
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
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "totalSupply",
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
  "name": "transfer",
  "inputs": [
   {
    "name": "to",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
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
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
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
    "name": "value",
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
    "name": "value",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "TestUSDT_ApproveRace",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TestUSDT_Blacklisted",
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
  "name": "TestUSDT_Forbidden",
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
  "name": "TestUSDT_TooLow",
  "inputs": []
 }
] as const;

export const testUSDTBytecode =
  "0x60a060405234801561000f575f5ffd5b5060405161095038038061095083398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b6080516108b76100995f395f81816101b301528181610488015281816104ea015261065c01526108b75ff3fe608060405234801561000f575f5ffd5b50600436106100f0575f3560e01c8063452a932011610093578063a9059cbb11610063578063a9059cbb14610242578063d01dd6d214610255578063dd62ed3e14610268578063e47d606014610292575f5ffd5b8063452a9320146101ae57806369fe0e2d146101ed57806370a082311461020057806395d89b411461021f575f5ffd5b806323b872dd116100ce57806323b872dd1461016657806324a9d85314610179578063313ce5671461018157806340c10f191461019b575f5ffd5b806306fdde03146100f4578063095ea7b31461013a57806318160ddd1461014f575b5f5ffd5b61012460405180604001604052806011815260200170546574686572205553442028746573742960781b81525081565b60405161013191906106ee565b60405180910390f35b61014d61014836600461073e565b6102c4565b005b61015860015481565b604051908152602001610131565b61014d610174366004610766565b610371565b6101585f5481565b610189600681565b60405160ff9091168152602001610131565b61014d6101a936600461073e565b6103fc565b6101d57f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610131565b61014d6101fb3660046107a0565b61047d565b61015861020e3660046107b7565b60026020525f908152604090205481565b610124604051806040016040528060048152602001631554d11560e21b81525081565b61014d61025036600461073e565b6104d0565b61014d6102633660046107d7565b6104df565b610158610276366004610810565b600360209081525f928352604080842090915290825290205481565b6102b46102a03660046107b7565b60046020525f908152604090205460ff1681565b6040519015158152602001610131565b80158015906102f45750335f9081526003602090815260408083206001600160a01b038616845290915290205415155b156103125760405163bb79812160e01b815260040160405180910390fd5b335f8181526003602090815260408083206001600160a01b03871680855290835292819020859055518481529192917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591015b60405180910390a35050565b6001600160a01b0383165f908152600360209081526040808320338452909152902054818110156103b5576040516322df9c9160e21b815260040160405180910390fd5b5f1981146103eb576103c78282610855565b6001600160a01b0385165f9081526003602090815260408083203384529091529020555b6103f6848484610553565b50505050565b6001600160a01b0382165f908152600260205260408120805483929061042390849061086e565b925050819055508060015f82825461043b919061086e565b90915550506040518181526001600160a01b038316905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef90602001610365565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146104cc57604051620b575d60e11b81523360048201526024015b60405180910390fd5b5f55565b6104db338383610553565b5050565b336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461052957604051620b575d60e11b81523360048201526024016104c3565b6001600160a01b03919091165f908152600460205260409020805460ff1916911515919091179055565b6001600160a01b0383165f9081526004602052604090205460ff161561059757604051634a9f17ff60e11b81526001600160a01b03841660048201526024016104c3565b6001600160a01b0383165f908152600260205260409020548111156105cf576040516322df9c9160e21b815260040160405180910390fd5b5f6127105f54836105e09190610881565b6105ea9190610898565b6001600160a01b0385165f90815260026020526040812080549293508492909190610616908490610855565b9091555061062690508183610855565b6001600160a01b0384165f908152600260205260408120805490919061064d90849061086e565b90915550506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165f908152600260205260408120805483929061069990849061086e565b90915550506001600160a01b038084169085167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef6106d78486610855565b60405190815260200160405180910390a350505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b0381168114610739575f5ffd5b919050565b5f5f6040838503121561074f575f5ffd5b61075883610723565b946020939093013593505050565b5f5f5f60608486031215610778575f5ffd5b61078184610723565b925061078f60208501610723565b929592945050506040919091013590565b5f602082840312156107b0575f5ffd5b5035919050565b5f602082840312156107c7575f5ffd5b6107d082610723565b9392505050565b5f5f604083850312156107e8575f5ffd5b6107f183610723565b915060208301358015158114610805575f5ffd5b809150509250929050565b5f5f60408385031215610821575f5ffd5b61082a83610723565b915061083860208401610723565b90509250929050565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561086857610868610841565b92915050565b8082018082111561086857610868610841565b808202811582820484141761086857610868610841565b5f826108b257634e487b7160e01b5f52601260045260245ffd5b50049056";

export const testUSDTLinks: Readonly<Record<string, readonly number[]>> = {};

