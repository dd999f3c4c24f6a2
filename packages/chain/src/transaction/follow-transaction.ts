import type { Address, Hash, TransactionReceipt } from "viem";

/** The part of viem's public client that is needed. */
export interface ChainReader {
  getTransactionReceipt(args: { hash: Hash }): Promise<TransactionReceipt>;
  getTransaction(args: { hash: Hash }): Promise<unknown>;
  getTransactionCount(args: { address: Address; blockTag: "latest" | "pending" }): Promise<number>;
  getBlockNumber(args: { cacheTime: number }): Promise<bigint>;
}

/** A sent transaction; `nonce` tells a replaced one from a slow one. */
export interface SentTransaction {
  readonly hash: Hash;
  readonly from: Address;
  readonly nonce: number;
}

export type TransactionResult =
  | { readonly kind: "confirmed"; readonly receipt: TransactionReceipt }
  | { readonly kind: "failed"; readonly receipt: TransactionReceipt }
  /** Another transaction of the same account and nonce was mined instead. */
  | { readonly kind: "replaced" }
  /** No node knows it any more and its nonce is still unused: it can be sent again. */
  | { readonly kind: "dropped" };

export interface FollowOptions {
  /** Blocks from the receipt's on, itself included, before it counts. */
  readonly confirmations: number;
  readonly pollMs: number;
  /** How many polls a transaction may be unknown before it counts as dropped or replaced. */
  readonly unknownPolls: number;
  /** Called when a reorganisation removed the mined transaction; following goes on. */
  readonly onReorganised?: () => void;
}

const defaults: FollowOptions = { confirmations: 1, pollMs: 1_000, unknownPolls: 30 };

/** Follows a transaction to its end, through reorganisation, replacement and loss. */
export async function followTransaction(
  chain: ChainReader,
  sent: SentTransaction,
  options: Partial<FollowOptions> = {},
): Promise<TransactionResult> {
  const { confirmations, pollMs, unknownPolls, onReorganised } = { ...defaults, ...options };
  let seenIn: Hash | null = null;
  let unknown = 0;
  for (;;) {
    const receipt = await orNull(chain.getTransactionReceipt({ hash: sent.hash }));
    if (seenIn && receipt?.blockHash !== seenIn) onReorganised?.();
    seenIn = receipt?.blockHash ?? null;
    if (receipt) {
      unknown = 0;
      const head = await chain.getBlockNumber({ cacheTime: 0 });
      if (head - receipt.blockNumber + 1n >= BigInt(confirmations))
        return { kind: receipt.status === "success" ? "confirmed" : "failed", receipt };
    } else if (await orNull(chain.getTransaction({ hash: sent.hash }))) {
      unknown = 0;
    } else if (++unknown >= unknownPolls) {
      const result = await resultOfUnknownTransaction(chain, sent);
      if (result) return result;
    }
    await delay(pollMs);
  }
}

/** Null while undecided: ours was mined after all, or another one is pending under its nonce. */
async function resultOfUnknownTransaction(
  chain: ChainReader,
  { hash, from, nonce }: SentTransaction,
): Promise<TransactionResult | null> {
  const count = (blockTag: "latest" | "pending") =>
    chain.getTransactionCount({ address: from, blockTag });
  if ((await count("latest")) > nonce)
    return (await orNull(chain.getTransactionReceipt({ hash }))) ? null : { kind: "replaced" };
  // Sending again now would add a third one beside the wallet's own replacement.
  return (await count("pending")) > nonce ? null : { kind: "dropped" };
}

/** viem rejects for what it does not find; an unreachable node says nothing about that. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const name = (error as Error).name;
    if (name === "TransactionReceiptNotFoundError" || name === "TransactionNotFoundError")
      return null;
    throw error;
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
