import type { Transaction } from "../../transaction/transaction.ts";
import { findMarketHead, type MarketHead } from "../find-market-head.ts";
import { market } from "../market-tables.ts";

export interface MailHead extends MarketHead {
  /** The newest block that a reorganisation can't take back. */
  readonly finalBlock: number;
  /** The transaction of the first listing: which chain this is. Empty while there is none. */
  readonly chain: string;
}

/**
 * How far the chain is indexed, for mails; null while nothing is.
 * @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function findMailHead(tx: Transaction<"market">): Promise<MailHead | null> {
  const head = await findMarketHead(tx);
  if (head === null) return null;
  const checkpoint = await market(tx)
    .selectFrom("_ponder_checkpoint")
    .select("finalized_checkpoint")
    .executeTakeFirstOrThrow();
  const first = await market(tx)
    .selectFrom("listings")
    .select("transaction_hash")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const finalBlock = Number(checkpoint.finalized_checkpoint.slice(26, 42));
  return { ...head, finalBlock, chain: first?.transaction_hash ?? "" };
}
