import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  encodeFunctionData,
} from "viem";
import type { TransactionCall } from "./find-by-nonce.ts";

/** A call that sends no ether; the compiler checks name and arguments against the ABI. */
export interface ContractCall<
  abi extends Abi,
  name extends ContractFunctionName<abi, "nonpayable">,
> {
  readonly address: Address;
  readonly abi: abi;
  readonly functionName: name;
  readonly args: ContractFunctionArgs<abi, "nonpayable", name>;
}

/** A checked call of any contract. */
export interface CheckedCall {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** Checks a call against its ABI, for code that carries calls of any contract. */
export function checkedCall<
  const abi extends Abi,
  name extends ContractFunctionName<abi, "nonpayable">,
>(call: ContractCall<abi, name>): CheckedCall {
  return call as unknown as CheckedCall;
}

/** The call as a transaction does it. */
export function encodeCall({ address, abi, functionName, args }: CheckedCall): TransactionCall & {
  readonly to: Address;
} {
  return { to: address, data: encodeFunctionData({ abi, functionName, args }), value: 0n };
}
