import type {
  Abi,
  Account,
  Address,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
  Hash,
  PublicClient,
  Transport,
  WalletClient,
} from "viem";
import { explainRevert } from "./errors.ts";

/** Who sends, and through which node. */
export interface Sender {
  readonly publicClient: PublicClient;
  readonly walletClient: WalletClient<Transport, undefined, Account>;
}

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

/** A pending transaction, and what its simulation returned. */
export interface Submitted<Result> {
  readonly hash: Hash;
  readonly from: Address;
  readonly nonce: number;
  /** What the call would return in the block it was simulated on. */
  readonly simulated: Result;
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
  const { request, result } = await publicClient
    .simulateContract({
      ...(call as ContractCall<Abi, string>),
      account,
      // In the next block: release, for one, is possible only after the block of the last purchase.
      blockTag: "pending",
    })
    .catch((error: unknown) => {
      throw explainRevert(error);
    });
  const nonce = await publicClient.getTransactionCount({
    address: account.address,
    blockTag: "pending",
  });
  const hash = await walletClient.writeContract({ ...request, account, nonce, chain: null });
  return {
    hash,
    from: account.address,
    nonce,
    simulated: result as ContractFunctionReturnType<abi, "nonpayable", name>,
  };
}
