import type { Address, Hash, Hex } from "viem";

/** What a transaction does, apart from its fee. */
export interface TransactionCall {
  /** Null: a new contract. */
  readonly to: Address | null;
  readonly data: Hex;
  /** In wei. */
  readonly value: bigint;
}

export interface MinedTransaction extends TransactionCall {
  readonly hash: Hash;
}

/** The part of viem's public client that is needed. */
export interface BlockReader {
  getTransactionCount(
    args:
      | { address: Address; blockTag: "latest" | "pending"; blockNumber?: never }
      | { address: Address; blockNumber: bigint; blockTag?: never },
  ): Promise<number>;
  getBlockNumber(args: { cacheTime: number }): Promise<bigint>;
  getBlock(args: { blockNumber: bigint; includeTransactions: true }): Promise<{
    readonly transactions: readonly {
      readonly hash: Hash;
      readonly from: Address;
      readonly nonce: number;
      readonly to: Address | null;
      readonly input: Hex;
      readonly value: bigint;
    }[];
  }>;
}

/**
 * The mined transaction of an account under a nonce, by bisection over the account's transaction
 * count. `sinceBlock` is a block at which the nonce was unused. Null when the nonce is unused still.
 * @throws what the node answers for a block whose state it no longer has
 */
export async function findByNonce(
  chain: BlockReader,
  { from, nonce, sinceBlock }: { from: Address; nonce: number; sinceBlock: bigint },
): Promise<MinedTransaction | null> {
  const isUsedAt = async (blockNumber: bigint) =>
    (await chain.getTransactionCount({ address: from, blockNumber })) > nonce;
  let high = await chain.getBlockNumber({ cacheTime: 0 });
  if (!(await isUsedAt(high))) return null;
  let low = sinceBlock < high ? sinceBlock : high;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (await isUsedAt(middle)) high = middle;
    else low = middle + 1n;
  }
  const { transactions } = await chain.getBlock({ blockNumber: high, includeTransactions: true });
  const found = transactions.find(
    (one) => one.nonce === nonce && one.from.toLowerCase() === from.toLowerCase(),
  );
  if (!found) return null;
  const { hash, to, input, value } = found;
  return { hash, to, data: input, value };
}

/** Whether two transactions do the same, at whatever fee. */
export function isSameCall(one: TransactionCall, other: TransactionCall): boolean {
  return (
    one.to?.toLowerCase() === other.to?.toLowerCase() &&
    one.data.toLowerCase() === other.data.toLowerCase() &&
    one.value === other.value
  );
}
