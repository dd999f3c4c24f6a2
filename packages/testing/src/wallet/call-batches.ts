import type { Hex } from "viem";
import { callRpc } from "./call-rpc.ts";
import { ProviderError } from "./wallet-request.ts";

interface Call {
  readonly to: Hex;
  readonly data: Hex;
  readonly value: Hex;
}

/** Calls that a wallet sends together (EIP-5792); this one sends them one after the other. */
export class CallBatches {
  readonly #hashes = new Map<string, readonly Hex[]>();

  /** The answer to `wallet_sendCalls`. */
  async send(
    {
      id,
      from,
      calls,
    }: { readonly id: string; readonly from: Hex; readonly calls: readonly Call[] },
    sendTransaction: (transaction: Call & { readonly from: Hex }) => Promise<unknown>,
  ): Promise<{ readonly id: string }> {
    if (this.#hashes.has(id)) throw new ProviderError(5720, "Duplicate bundle id.");
    const hashes: Hex[] = [];
    for (const call of calls) hashes.push((await sendTransaction({ from, ...call })) as Hex);
    this.#hashes.set(id, hashes);
    return { id };
  }

  /** The answer to `wallet_getCallsStatus`: 100 pending, 200 done, 500 reverted. */
  async status(rpcUrl: string, id: string) {
    const hashes = this.#hashes.get(id);
    if (!hashes) throw new ProviderError(5730, "Unknown bundle id.");
    const found = await Promise.all(
      hashes.map((hash) => callRpc(rpcUrl, "eth_getTransactionReceipt", [hash])),
    );
    const receipts = found.filter((receipt) => receipt !== null) as { readonly status: Hex }[];
    const isMined = receipts.length === hashes.length;
    const isReverted = receipts.some(({ status }) => status !== "0x1");
    const status = isMined ? (isReverted ? 500 : 200) : 100;
    return { version: "2.0.0", id, atomic: true, status, receipts };
  }
}
