import type { Transaction } from "../transaction/transaction.ts";
import { type Listing, type ListingRow, selectListings, toListing } from "./listing-record.ts";
import { market } from "./market-tables.ts";
import { isDisputed, isPastDueAt } from "./read-repayment-record.ts";

/**
 * A seller's receivables that are past due, in default or disputed at `now` (seconds since 1970), the oldest
 * due date first. Unlisted ones too: a list for everybody must leave those behind an invite gate out.
 */
export async function listSellerTrouble(
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<Listing[]> {
  const db = market(tx);
  const ids = db
    .selectFrom("listings")
    .select("id")
    .where("seller", "=", seller.toLowerCase())
    .where((eb) => eb.or([isPastDueAt(now), isDisputed, eb("state", "=", 4)]));
  const rows: ListingRow[] = await selectListings(db)
    .where("listings.id", "in", ids)
    .orderBy("listings.maturity")
    .orderBy("listings.id")
    .execute();
  return rows.map((row) => toListing(row, now));
}
