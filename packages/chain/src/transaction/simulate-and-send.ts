import type {
  Abi,
  Account,
  ContractFunctionName,
  ContractFunctionReturnType,
  Hash,
  PublicClient,
  TransactionReceipt,
  Transport,
  WalletClient,
} from "viem";
import { type ContractCall, checkedCall, encodeCall } from "./contract-call.ts";
import type { TransactionCall } from "./find-by-nonce.ts";
import { gasLimit } from "./gas-limit.ts";
import { simulateCall } from "./simulate-calls.ts";

/** The sending account, and the node that it uses. */
export interface Sender {
  readonly publicClient: PublicClient;
  readonly walletClient: WalletClient<Transport, undefined, Account>;
}

/** A pending transaction, and what its simulation returned. */
export interface Submitted<Result> {
  readonly hash: Hash;
  readonly from: Account["address"];
  readonly nonce: number;
  readonly call: TransactionCall;
  /** What the call would return in the block it was simulated on. */
  readonly simulated: Result;
  /** What it returned in its own block, where that depends on the block's time and an event tells it. */
  readonly returned?: (receipt: TransactionReceipt) => Result;
}

/**
 * Simulates a call, explains a revert in words (`ExchangeRevertError`), and only then asks the wallet to
 * send it. The sender's account is fixed before the simulation, so a switched wallet can't slip in.
 */
export async function simulateAndSend<
  const abi extends Abi,
  name extends ContractFunctionName<abi, "nonpayable">,
>(
  sender: Sender,
  call: ContractCall<abi, name>,
): Promise<Submitted<ContractFunctionReturnType<abi, "nonpayable", name>>> {
  const { publicClient, walletClient } = sender;
  const account = walletClient.account;
  const checked = checkedCall(call);
  const { request, result } = await simulateCall(publicClient, account.address, checked);
  const nonce = await publicClient.getTransactionCount({
    address: account.address,
    blockTag: "pending",
  });
  const encoded = encodeCall(checked);
  const gas = gasLimit(await publicClient.estimateGas({ ...encoded, account }));
  const hash = await walletClient.writeContract({ ...request, account, nonce, gas, chain: null });
  return {
    hash,
    from: account.address,
    nonce,
    call: encoded,
    simulated: result as ContractFunctionReturnType<abi, "nonpayable", name>,
  };
}
