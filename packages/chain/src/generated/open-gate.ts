// Written by packages/contracts/script/generate.ts; do not edit.

export const openGateAbi = [
 {
  "type": "function",
  "name": "admit",
  "inputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
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
  "stateMutability": "pure"
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

export const openGateBytecode =
  "0x6080604052348015600e575f5ffd5b5060f88061001b5f395ff3fe6080604052348015600e575f5ffd5b50600436106026575f3560e01c806308fd502f14602a575b5f5ffd5b604660353660046063565b6308fd502f60e01b95945050505050565b6040516001600160e01b0319909116815260200160405180910390f35b5f5f5f5f5f608086880312156076575f5ffd5b8535945060208601356001600160a01b03811681146092575f5ffd5b935060408601359250606086013567ffffffffffffffff81111560b3575f5ffd5b8601601f8101881360c2575f5ffd5b803567ffffffffffffffff81111560d7575f5ffd5b88602082840101111560e7575f5ffd5b95989497509295505050602001919056";

export const openGateLinks: Readonly<Record<string, readonly number[]>> = {};

