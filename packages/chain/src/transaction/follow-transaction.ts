import type { Address, Hash, Hex, TransactionReceipt } from "viem";
import {
  type BlockReader,
  findByNonce,
  isSameCall,
  type MinedTransaction,
  type TransactionCall,
} from "./find-by-nonce.ts";

/** The part of viem's public client that is needed. */
export interface ChainReader extends BlockReader {
  getTransactionReceipt(args: { hash: Hash }): Promise<TransactionReceipt>;
  getTransaction(args: { hash: Hash }): Promise<{
    readonly nonce: number;
    readonly to: Address | null;
    readonly input: Hex;
    readonly value: bigint;
  }>;
}

/** A sent transaction; `nonce` tells a replaced one from a slow one. */
export interface SentTransaction {
  readonly hash: Hash;
  readonly from: Address;
  readonly nonce: number;
  /** What it does; learnt from the node where it isn't given. */
  readonly call?: TransactionCall;
  /** A block at which the nonce was unused; by default 128 before the latest one. */
  readonly sinceBlock?: bigint;
}

/** Why another transaction of the same nonce was mined: emptied by the person, or unknown to us. */
export type Replacement = "cancelled" | "other" | "unknown";

export type TransactionResult =
  /** The receipt is that of the same call at another fee where the person sped it up. */
  | { readonly kind: "confirmed"; readonly receipt: TransactionReceipt }
  | { readonly kind: "failed"; readonly receipt: TransactionReceipt }
  /** Another transaction of the same account and nonce was mined instead. */
  | { readonly kind: "replaced"; readonly how: Replacement }
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
  /** Ends the following; the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
}

const defaults: FollowOptions = { confirmations: 1, pollMs: 1_000, unknownPolls: 30 };

/**
 * Follows a transaction to its end, through reorganisation, replacement and loss.
 * @throws what the node throws when it does not answer
 */
export async function followTransaction(
  chain: ChainReader,
  sent: SentTransaction,
  options: Partial<FollowOptions> = {},
): Promise<TransactionResult> {
  const { confirmations, pollMs, unknownPolls, onReorganised, signal } = {
    ...defaults,
    ...options,
  };
  let known = sent;
  let followed: { hash: Hash; how?: Replacement } = sent;
  let seenIn: Hash | null = null;
  let unknown = 0;
  for (;;) {
    signal?.throwIfAborted();
    const receipt = await orNull(chain.getTransactionReceipt({ hash: followed.hash }));
    if (seenIn && receipt?.blockHash !== seenIn) {
      onReorganised?.();
      // Either of two transactions of one nonce may be in the new blocks.
      followed = sent;
    }
    seenIn = receipt?.blockHash ?? null;
    if (receipt) {
      unknown = 0;
      const head = await chain.getBlockNumber({ cacheTime: 0 });
      if (head - receipt.blockNumber + 1n >= BigInt(confirmations))
        return resultOf(receipt, followed.how);
    } else {
      const pending = await orNull(chain.getTransaction({ hash: sent.hash }));
      if (pending) {
        unknown = 0;
        // A wallet may have chosen another nonce than the one that was asked for.
        const { nonce, to, input, value } = pending;
        known = { ...known, nonce, call: known.call ?? { to, data: input, value } };
      } else {
        unknown++;
        const isOverdue = unknown >= unknownPolls;
        const found = await findReplacement(chain, known, isOverdue);
        if (found === "dropped") return { kind: "dropped" };
        if (found === "unknown") return { kind: "replaced", how: "unknown" };
        if (found && found.hash !== followed.hash) {
          followed = { hash: found.hash, ...howOf(found, known) };
          continue;
        }
      }
    }
    await delay(pollMs, signal);
  }
}

function resultOf(
  receipt: TransactionReceipt,
  how: Replacement | undefined,
): Exclude<TransactionResult, { kind: "dropped" }> {
  if (how) return { kind: "replaced", how };
  return { kind: receipt.status === "success" ? "confirmed" : "failed", receipt };
}

/** Nothing where it is the same call at another fee: that serves the person as well. */
function howOf(found: MinedTransaction, { from, call }: SentTransaction): { how?: Replacement } {
  if (call && isSameCall(found, call)) return {};
  // Wallets cancel by paying nothing to the account itself.
  const isEmpty = isSameCall(found, { to: from, data: "0x", value: 0n });
  return { how: isEmpty ? "cancelled" : "other" };
}

/** Null while undecided: it is late, or another one is pending under its nonce. */
async function findReplacement(
  chain: ChainReader,
  { hash, from, nonce, sinceBlock }: SentTransaction,
  isOverdue: boolean,
): Promise<MinedTransaction | "dropped" | "unknown" | null> {
  const count = (blockTag: "latest" | "pending") =>
    chain.getTransactionCount({ address: from, blockTag });
  if ((await count("latest")) > nonce) {
    if (await orNull(chain.getTransactionReceipt({ hash }))) return null;
    const since = sinceBlock ?? (await recentBlock(chain));
    const found = await findByNonce(chain, { from, nonce, sinceBlock: since }).catch(() => null);
    // A node that answers for several may not have the block that another one has counted.
    return found ?? (isOverdue ? "unknown" : null);
  }
  // Sending again now would add a third one beside the wallet's own replacement.
  return isOverdue && (await count("pending")) <= nonce ? "dropped" : null;
}

/** Nodes without an archive have the state of the latest 128 blocks. */
async function recentBlock(chain: BlockReader): Promise<bigint> {
  const head = await chain.getBlockNumber({ cacheTime: 0 });
  return head > 127n ? head - 127n : 0n;
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

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
