import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** When something was last paid on these listings, in seconds since 1970; those on which it was. */
export async function findLastPayments(
  tx: Transaction<"market">,
  listings: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  if (listings.length === 0) return new Map();
  const { rows } = await sql<{ listing: string; time: string }>`
    select events.listing::text as listing, max(events.time)::text as time from market.events
    where events.type = 'settled' and events.listing = any (${listings.map(String)}::numeric[])
    group by events.listing`.execute(tx);
  return new Map(rows.map(({ listing, time }) => [BigInt(listing), Number(time)]));
}
