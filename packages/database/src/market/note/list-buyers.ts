import type { Transaction } from "../../transaction/transaction.ts";
import { market, notesOfListing } from "../market-tables.ts";

/** More would make a long page, and many calls of the chain. */
const most = 200;

/** The wallets that bought from the seller of a listing, in lower case; the first 200 by address. */
export async function listBuyers(
  tx: Transaction<"market">,
  listing: bigint,
): Promise<`0x${string}`[]> {
  const rows = await market(tx)
    .selectFrom("notes")
    .select("buyer")
    .distinct()
    .where(notesOfListing(listing))
    .orderBy("buyer")
    .limit(most)
    .execute();
  return rows.map(({ buyer }) => buyer as `0x${string}`);
}
