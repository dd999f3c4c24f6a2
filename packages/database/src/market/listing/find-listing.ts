import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";
import { type Listing, selectListings, toListing } from "./listing-record.ts";

/** A listing at `now` (seconds since 1970), also one behind an invite gate; null without one. */
export async function findListing(
  tx: Transaction<"market">,
  id: bigint,
  now: bigint,
): Promise<Listing | null> {
  const row = await selectListings(market(tx))
    .where("listings.id", "=", id.toString())
    .executeTakeFirst();
  return row === undefined ? null : toListing(row, now);
}
