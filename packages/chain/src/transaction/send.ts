import type { Abi, Account, Address, Hash, PublicClient, Transport, WalletClient } from "viem";
import { explainRevert } from "./errors.ts";

/** Who sends, and through which node. */
export interface Sender {
  readonly publicClient: PublicClient;
  readonly walletClient: WalletClient<Transport, undefined, Account>;
}

export interface Call {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** A transaction on its way, and what its simulation answered. */
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
export async function send<Result>(sender: Sender, call: Call): Promise<Submitted<Result>> {
  const { publicClient, walletClient } = sender;
  const account = walletClient.account;
  const { request, result } = await publicClient
    // In the block to come: release, for one, is possible only after the block of the last purchase.
    .simulateContract({ ...call, account, blockTag: "pending" })
    .catch((error: unknown) => {
      throw explainRevert(error);
    });
  const nonce = await publicClient.getTransactionCount({
    address: account.address,
    blockTag: "pending",
  });
  const hash = await walletClient.writeContract({ ...request, account, nonce, chain: null });
  return { hash, from: account.address, nonce, simulated: result as Result };
}
