import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";

export interface NewestListing {
  /** The transaction of the first listing: which chain this is. */
  readonly chain: string;
  readonly id: bigint;
}

/**
 * The listing with the highest number, of those listed up to this block if there is one; null while there
 * is none.
 * @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function findNewestListing(
  tx: Transaction<"market">,
  block?: number,
): Promise<NewestListing | null> {
  const listings = market(tx).selectFrom("listings").limit(1);
  const first = await listings.select("transaction_hash").orderBy("id").executeTakeFirst();
  const newest = await listings
    .select("id")
    .$if(block !== undefined, (query) => query.where("block", "<=", String(block)))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return first && newest ? { chain: first.transaction_hash, id: BigInt(newest.id) } : null;
}
