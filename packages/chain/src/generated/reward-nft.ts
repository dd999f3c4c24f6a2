// Written by packages/contracts/script/generate.ts; do not edit.

export const rewardNFTAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "exchange_",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "award",
  "inputs": [
   {
    "name": "seller",
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
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "balanceOf",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
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
  "name": "balanceOfBatch",
  "inputs": [
   {
    "name": "owners",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "ids",
    "type": "uint256[]",
    "internalType": "uint256[]"
   }
  ],
  "outputs": [
   {
    "name": "balances",
    "type": "uint256[]",
    "internalType": "uint256[]"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "count",
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
  "name": "exchange",
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
  "name": "make",
  "inputs": [
   {
    "name": "uri_",
    "type": "string",
    "internalType": "string"
   }
  ],
  "outputs": [
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "makerOf",
  "inputs": [
   {
    "name": "id",
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
  "name": "safeBatchTransferFrom",
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
    "name": "ids",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "amounts",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "data",
    "type": "bytes",
    "internalType": "bytes"
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
   },
   {
    "name": "amount",
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
  "stateMutability": "nonpayable"
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
  "name": "supportsInterface",
  "inputs": [
   {
    "name": "interfaceId",
    "type": "bytes4",
    "internalType": "bytes4"
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
  "name": "uri",
  "inputs": [
   {
    "name": "id",
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
  "name": "Made",
  "inputs": [
   {
    "name": "id",
    "type": "uint256",
    "indexed": true,
    "internalType": "uint256"
   },
   {
    "name": "maker",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "uri",
    "type": "string",
    "indexed": false,
    "internalType": "string"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TransferBatch",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
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
    "name": "ids",
    "type": "uint256[]",
    "indexed": false,
    "internalType": "uint256[]"
   },
   {
    "name": "amounts",
    "type": "uint256[]",
    "indexed": false,
    "internalType": "uint256[]"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TransferSingle",
  "inputs": [
   {
    "name": "operator",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
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
    "indexed": false,
    "internalType": "uint256"
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
  "name": "URI",
  "inputs": [
   {
    "name": "value",
    "type": "string",
    "indexed": false,
    "internalType": "string"
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
  "name": "ArrayLengthsMismatch",
  "inputs": []
 },
 {
  "type": "error",
  "name": "InsufficientBalance",
  "inputs": []
 },
 {
  "type": "error",
  "name": "NotOwnerNorApproved",
  "inputs": []
 },
 {
  "type": "error",
  "name": "RewardNFT_NotMakers",
  "inputs": [
   {
    "name": "id",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "maker",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "seller",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "Reward_OnlyExchange",
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
  "name": "TransferToNonERC1155ReceiverImplementer",
  "inputs": []
 },
 {
  "type": "error",
  "name": "TransferToZeroAddress",
  "inputs": []
 }
] as const;

export const rewardNFTBytecode =
  "0x60a0604052348015600e575f5ffd5b50604051611066380380611066833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b608051610fe16100855f395f8181610228015261068f0152610fe15ff3fe608060405234801561000f575f5ffd5b50600436106100ca575f3560e01c80634e1273f411610088578063c4f06ba911610063578063c4f06ba9146101e3578063d2f7265a14610223578063e985e9c51461024a578063f242432a14610275575f5ffd5b80634e1273f41461019d5780635c469a6e146101bd578063a22cb465146101d0575f5ffd5b8062fdd58e146100ce57806301ffc9a71461010d57806306661abd1461014d5780630e89341c146101555780632eb2c2d6146101755780634ba7e49b1461018a575b5f5ffd5b6100fa6100dc366004610a50565b679a31110384e0b0c96020526014919091525f908152604090205490565b6040519081526020015b60405180910390f35b61013d61011b366004610a78565b6301ffc9a760e09190911c90811463d9b67a26821417630e89341c9091141790565b6040519015158152602001610104565b6100fa5f5481565b610168610163366004610aa6565b610288565b6040516101049190610abd565b610188610183366004610b78565b610327565b005b6100fa610198366004610c37565b61054a565b6101b06101ab366004610c76565b610617565b6040516101049190610ce2565b6101886101cb366004610d24565b610684565b6101886101de366004610d5e565b610757565b61020b6101f1366004610aa6565b60016020525f90815260409020546001600160a01b031681565b6040516001600160a01b039091168152602001610104565b61020b7f000000000000000000000000000000000000000000000000000000000000000081565b61013d610258366004610d97565b679a31110384e0b0c96020526014919091525f526034600c205490565b610188610283366004610dc8565b6107aa565b5f8181526002602052604090208054606091906102a490610e3b565b80601f01602080910402602001604051908101604052809291908181526020018280546102d090610e3b565b801561031b5780601f106102f25761010080835404028352916020019161031b565b820191905f5260205f20905b8154815290600101906020018083116102fe57829003601f168201915b50505050509050919050565b82851461033b57633b800a465f526004601cfd5b8760601b679a31110384e0b0c9178760601b679a31110384e0b0c917816020528160601c99508060601c9850886103795763ea553b345f526004601cfd5b89331461039a57335f526034600c205461039a57634b6e7f185f526004601cfd5b8660051b5b8015610407576020810390508087013583602052818a01355f5260405f208054808311156103d45763f4d678b85f526004601cfd5b8290039055602083905260405f208054808301818110156103fc576301336cea5f526004601cfd5b9091555061039f9050565b505050604051604081528560051b866040830152808860608401378060600160208301526060818301018781528187602083013750888a337f4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb60808586010186a450506104715f90565b1561048657610486888888888888888861090f565b863b1561054057865f5260405163bc197c81815233602082015288604082015260a060608201528560051b8660c0830152808860e08401378060c001608083015260e08183010187815281876020830137818260e0010160a084015260208282010190508381528385602083013750808101830161010401905060208282601c604051015f5f515af1610521573d15610521573d5f833e3d82fd5b50805163bc197c8160e01b1461053e57639c05499b5f526004601cfd5b505b5050505050505050565b5f5f5f815461055890610e73565b91829055505f81815260016020908152604080832080546001600160a01b0319163317905560029091529020909150610592838583610ef9565b50336001600160a01b0316817f7b0520bda4cce0c0dfa2a419bf6c20f0fc8576b5f44a75012dfdeadd7e4450a085856040516105cf929190610fb3565b60405180910390a3807f6bb7ff708619ba0610cba295a58592e0451dee2622938c8755667688daf3529b8484604051610609929190610fb3565b60405180910390a292915050565b606083821461062d57633b800a465f526004601cfd5b6040519050818152602081018260051b8181016040525b801561067a57602081039050808701358060601b679a31110384e0b0c91760205250808501355f5260405f205481830152610644565b5050949350505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146106d45760405163147765eb60e01b81523360048201526024015b60405180910390fd5b5f818152600160205260409020546001600160a01b03848116911614610737575f81815260016020526040908190205490516348b4870f60e01b8152600481018390526001600160a01b03918216602482015290841660448201526064016106cb565b6107528282600160405180602001604052805f815250610914565b505050565b8015159050679a31110384e0b0c960205233601452815f52806034600c2055805f528160601b60601c337f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160205fa35050565b8560601b679a31110384e0b0c9178560601b679a31110384e0b0c917816020528160601c97508060601c9650866107e85763ea553b345f526004601cfd5b87331461080957335f526034600c205461080957634b6e7f185f526004601cfd5b855f5260405f2091508154808611156108295763f4d678b85f526004601cfd5b8581038355508060205260405f209150815485810181811015610853576301336cea5f526004601cfd5b909255505060208390528486337fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260405fa4843b156109005760405163f23a6e61815233602082015286604082015284606082015283608082015260a0808201528160c0820152818360e08301376020818360c401601c84015f8a5af16108e2573d156108e2573d5f823e3d81fd5b805163f23a6e6160e01b146108fe57639c05499b5f526004601cfd5b505b505050505050565b5050505050565b610540565b61091f565b50505050565b8360601b806109355763ea553b345f526004601cfd5b679a31110384e0b0c960205284601452835f5260405f20805484810181811015610966576301336cea5f526004601cfd5b808355505050826020528060601c5f337fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260405fa450833b15610919576109195f8585858560405163f23a6e6181523360208201528560601b60601c604082015283606082015282608082015260a08082015281518060c083015280156109f7578060e08301826020860160045afa505b6020828260c401601c85015f8a5af1610a18573d15610a18573d5f833e3d82fd5b50805163f23a6e6160e01b1461090057639c05499b5f526004601cfd5b80356001600160a01b0381168114610a4b575f5ffd5b919050565b5f5f60408385031215610a61575f5ffd5b610a6a83610a35565b946020939093013593505050565b5f60208284031215610a88575f5ffd5b81356001600160e01b031981168114610a9f575f5ffd5b9392505050565b5f60208284031215610ab6575f5ffd5b5035919050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f5f83601f840112610b02575f5ffd5b50813567ffffffffffffffff811115610b19575f5ffd5b6020830191508360208260051b8501011115610b33575f5ffd5b9250929050565b5f5f83601f840112610b4a575f5ffd5b50813567ffffffffffffffff811115610b61575f5ffd5b602083019150836020828501011115610b33575f5ffd5b5f5f5f5f5f5f5f5f60a0898b031215610b8f575f5ffd5b610b9889610a35565b9750610ba660208a01610a35565b9650604089013567ffffffffffffffff811115610bc1575f5ffd5b610bcd8b828c01610af2565b909750955050606089013567ffffffffffffffff811115610bec575f5ffd5b610bf88b828c01610af2565b909550935050608089013567ffffffffffffffff811115610c17575f5ffd5b610c238b828c01610b3a565b999c989b5096995094979396929594505050565b5f5f60208385031215610c48575f5ffd5b823567ffffffffffffffff811115610c5e575f5ffd5b610c6a85828601610b3a565b90969095509350505050565b5f5f5f5f60408587031215610c89575f5ffd5b843567ffffffffffffffff811115610c9f575f5ffd5b610cab87828801610af2565b909550935050602085013567ffffffffffffffff811115610cca575f5ffd5b610cd687828801610af2565b95989497509550505050565b602080825282518282018190525f918401906040840190835b81811015610d19578351835260209384019390920191600101610cfb565b509095945050505050565b5f5f5f60608486031215610d36575f5ffd5b610d3f84610a35565b9250610d4d60208501610a35565b929592945050506040919091013590565b5f5f60408385031215610d6f575f5ffd5b610d7883610a35565b915060208301358015158114610d8c575f5ffd5b809150509250929050565b5f5f60408385031215610da8575f5ffd5b610db183610a35565b9150610dbf60208401610a35565b90509250929050565b5f5f5f5f5f5f60a08789031215610ddd575f5ffd5b610de687610a35565b9550610df460208801610a35565b94506040870135935060608701359250608087013567ffffffffffffffff811115610e1d575f5ffd5b610e2989828a01610b3a565b979a9699509497509295939492505050565b600181811c90821680610e4f57607f821691505b602082108103610e6d57634e487b7160e01b5f52602260045260245ffd5b50919050565b5f60018201610e9057634e487b7160e01b5f52601160045260245ffd5b5060010190565b634e487b7160e01b5f52604160045260245ffd5b601f821115610752578282111561075257805f5260205f20601f840160051c6020851015610ed657505f5b90810190601f840160051c035f5b81811015610900575f83820155600101610ee4565b67ffffffffffffffff831115610f1157610f11610e97565b610f2583610f1f8354610e3b565b83610eab565b5f601f841160018114610f56575f8515610f3f5750838201355b5f19600387901b1c1916600186901b178355610908565b5f83815260208120601f198716915b82811015610f855786850135825560209485019460019092019101610f65565b5086821015610fa1575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b60208152816020820152818360408301375f818301604090810191909152601f909201601f1916010191905056";

export const rewardNFTLinks: Readonly<Record<string, readonly number[]>> = {};

