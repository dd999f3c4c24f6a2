import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";
import { type Listing, selectListings, toListing } from "./listing-record.ts";

/** These listings at `now` (seconds since 1970), by their ids; those that there are. */
export async function findListings(
  tx: Transaction<"market">,
  ids: readonly bigint[],
  now: bigint,
): Promise<ReadonlyMap<bigint, Listing>> {
  if (ids.length === 0) return new Map();
  const rows = await selectListings(market(tx))
    .where("listings.id", "in", ids.map(String))
    .execute();
  return new Map(rows.map((row) => [BigInt(row.id), toListing(row, now)]));
}
