// Written by packages/contracts/script/generate.ts; do not edit.

export const eligibleGateAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "office_",
    "type": "address",
    "internalType": "contract IExchangeOffice"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "admit",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "buyer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "digestOf",
  "inputs": [
   {
    "name": "wallet",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "issuedAt",
    "type": "uint32",
    "internalType": "uint32"
   },
   {
    "name": "expiresAt",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes32",
    "internalType": "bytes32"
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
    "name": "name",
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
  "name": "expiryOf",
  "inputs": [
   {
    "name": "wallet",
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
  "name": "isEligible",
  "inputs": [
   {
    "name": "wallet",
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
  "name": "notBefore",
  "inputs": [
   {
    "name": "wallet",
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
  "name": "register",
  "inputs": [
   {
    "name": "wallet",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "issuedAt",
    "type": "uint32",
    "internalType": "uint32"
   },
   {
    "name": "expiresAt",
    "type": "uint32",
    "internalType": "uint32"
   },
   {
    "name": "attestor",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "withdraw",
  "inputs": [
   {
    "name": "wallet",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "event",
  "name": "Registered",
  "inputs": [
   {
    "name": "wallet",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "attestor",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "issuedAt",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "expiresAt",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "Withdrawn",
  "inputs": [
   {
    "name": "wallet",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "attestor",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "notBefore",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "EligibleGate_Forbidden",
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
  "name": "EligibleGate_NotAttested",
  "inputs": [
   {
    "name": "attestor",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "EligibleGate_Withdrawn",
  "inputs": [
   {
    "name": "wallet",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "notBefore",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "EligibleGate_WrongTime",
  "inputs": [
   {
    "name": "issuedAt",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "expiresAt",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "Gate_NotAdmitted",
  "inputs": [
   {
    "name": "listing",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "buyer",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Gate_OnlyExchange",
  "inputs": [
   {
    "name": "caller",
    "type": "address",
    "internalType": "address"
   }
  ]
 }
] as const;

export const eligibleGateBytecode =
  "0x610140604052348015610010575f5ffd5b50604051610bd2380380610bd283398101604081905261002f916100f6565b306080524660a052606080610081604080518082018252601281527154656e6f726120456c69676962696c69747960701b602080830191909152825180840190935260018352603160f81b9083015291565b815160209283012081519183019190912060c082905260e0819052604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8152938401929092529082015246606082015230608082015260a090206101005250506001600160a01b031661012052610123565b5f60208284031215610106575f5ffd5b81516001600160a01b038116811461011c575f5ffd5b9392505050565b60805160a05160c05160e0516101005161012051610a616101715f395f818161010c015261052a01525f6105a801525f61066201525f61063c01525f6105ec01525f6105c90152610a615ff3fe608060405234801561000f575f5ffd5b5060043610610090575f3560e01c80635f40f4fc116100635780635f40f4fc1461014657806366e305fd146101595780638497fab91461019457806384b0196e146101b3578063b470b361146101ce575f5ffd5b806308fd502f1461009457806335fa145f146100c557806351cff8d9146100f257806352edbb7814610107575b5f5ffd5b6100a76100a23660046107ef565b6101e1565b6040516001600160e01b031990911681526020015b60405180910390f35b6100e46100d3366004610852565b60016020525f908152604090205481565b6040519081526020016100bc565b610105610100366004610852565b610242565b005b61012e7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016100bc565b6100e4610154366004610885565b6102c8565b610184610167366004610852565b6001600160a01b03165f9081526020819052604090205442111590565b60405190151581526020016100bc565b6100e46101a2366004610852565b5f6020819052908152604090205481565b6101bb610343565b6040516100bc97969594939291906108f3565b6101056101dc366004610989565b6103a8565b6001600160a01b0384165f9081526020819052604081205442111561023057604051630503404560e31b8152600481018790526001600160a01b03861660248201526044015b60405180910390fd5b506308fd502f60e01b95945050505050565b61024b33610511565b61026a5760405163da4b158b60e01b8152336004820152602401610227565b6001600160a01b0381165f818152600160209081526040808320429081905583835281842093909355519182523392917fd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb910160405180910390a350565b604080517f8d62850aee69fa7bb8f27272877dbc1acb1635faaafd89705effa7e983d6618860208201526001600160a01b0385169181019190915263ffffffff8084166060830152821660808201525f9061033b9060a001604051602081830303815290604052805190602001206105a6565b949350505050565b600f60f81b6060805f808083610396604080518082018252601281527154656e6f726120456c69676962696c69747960701b602080830191909152825180840190935260018352603160f81b9083015291565b97989097965046955030945091925090565b428563ffffffff1611806103c15750428463ffffffff16105b156103ef57604051637c0f342960e01b815263ffffffff808716600483015285166024820152604401610227565b6001600160a01b0386165f9081526001602052604090205463ffffffff86161161044e576001600160a01b0386165f818152600160205260409081902054905163d8a9d3e560e01b815260048101929092526024820152604401610227565b5f61045a8787876102c8565b90505f610469858386866106bc565b905080158061047e575061047c85610511565b155b156104a75760405163129ad85160e01b81526001600160a01b0386166004820152602401610227565b6001600160a01b038881165f818152602081815260409182902063ffffffff8b8116918290558351908d16815291820152928816927ffc6ca567323d11e0a46d02199a9136c71eca09c84436e3fe38446d17028ceae1910160405180910390a35050505050505050565b6040516319d3799160e01b81525f906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906319d37991906105619084908690600401610a0a565b602060405180830381865afa15801561057c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105a09190610a42565b92915050565b7f00000000000000000000000000000000000000000000000000000000000000007f000000000000000000000000000000000000000000000000000000000000000030147f00000000000000000000000000000000000000000000000000000000000000004614166106995750604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f81527f000000000000000000000000000000000000000000000000000000000000000060208201527f00000000000000000000000000000000000000000000000000000000000000009181019190915246606082015230608082015260a090205b6719010000000000005f5280601a5281603a52604260182090505f603a52919050565b5f6001600160a01b0385161561033b57604051853b61074c5782604081146106ec57604181146107135750610786565b60208581013560ff81901c601b0190915285356040526001600160ff1b0316606052610724565b60408501355f1a6020526040856040375b50845f526020600160805f60015afa5180871860601b3d119250505f60605280604052610786565b631626ba7e60e01b80825285600483015260248201604081528460448401528486606485013760208160648701858b5afa90519091141691505b50949350505050565b80356001600160a01b03811681146107a5575f5ffd5b919050565b5f5f83601f8401126107ba575f5ffd5b50813567ffffffffffffffff8111156107d1575f5ffd5b6020830191508360208285010111156107e8575f5ffd5b9250929050565b5f5f5f5f5f60808688031215610803575f5ffd5b853594506108136020870161078f565b935060408601359250606086013567ffffffffffffffff811115610835575f5ffd5b610841888289016107aa565b969995985093965092949392505050565b5f60208284031215610862575f5ffd5b61086b8261078f565b9392505050565b803563ffffffff811681146107a5575f5ffd5b5f5f5f60608486031215610897575f5ffd5b6108a08461078f565b92506108ae60208501610872565b91506108bc60408501610872565b90509250925092565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f61091160e08301896108c5565b828103604084015261092381896108c5565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561097857835183526020938401939092019160010161095a565b50909b9a5050505050505050505050565b5f5f5f5f5f5f60a0878903121561099e575f5ffd5b6109a78761078f565b95506109b560208801610872565b94506109c360408801610872565b93506109d16060880161078f565b9250608087013567ffffffffffffffff8111156109ec575f5ffd5b6109f889828a016107aa565b979a9699509497509295939492505050565b6040810160058410610a2a57634e487b7160e01b5f52602160045260245ffd5b9281526001600160a01b039190911660209091015290565b5f60208284031215610a52575f5ffd5b8151801515811461086b575f5ffd";

export const eligibleGateLinks: Readonly<Record<string, readonly number[]>> = {};

