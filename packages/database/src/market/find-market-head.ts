import type { Transaction } from "../transaction/transaction.ts";
import { market } from "./market-tables.ts";

/** The newest block that the views show, and its time in seconds since 1970. */
export interface MarketHead {
  readonly block: number;
  readonly time: number;
}

/**
 * How far the chain is indexed; null while nothing is. Read in the same transaction as the figures, it
 * is the block that they are of, or the one before.
 * @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function findMarketHead(tx: Transaction<"market">): Promise<MarketHead | null> {
  const row = await market(tx)
    .selectFrom("_ponder_checkpoint")
    .select("latest_checkpoint")
    .executeTakeFirst();
  if (row === undefined) return null;
  // Ponder's checkpoint: time (10 digits), chain (16), block (16), and further digits.
  const { latest_checkpoint: text } = row;
  return { block: Number(text.slice(26, 42)), time: Number(text.slice(0, 10)) };
}
