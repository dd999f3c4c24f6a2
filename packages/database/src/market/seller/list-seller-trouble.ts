import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import {
  type Listing,
  type ListingRow,
  selectListings,
  toListing,
} from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";
import { isDisputed, isPastDueAt } from "./read-repayment-record.ts";

/** How many are read of what a page names one by one, and of what it adds up. */
const most = { named: 20, summed: 500 } as const;

/** Receivables of one seller, the oldest due date first. */
export interface SellerListings {
  readonly listings: readonly Listing[];
  /** How many more there are that weren't read. */
  readonly more: number;
}

const defaulted = sql.lit(storedStates.indexOf("Defaulted"));

/**
 * Of the same seller as a listing: what else is past due or disputed at `now` (seconds since 1970), or went
 * into default since that was listed. Unlisted ones too: a list for everybody must leave those behind an
 * invite gate out.
 */
export const listSellerTrouble = (
  tx: Transaction<"market">,
  now: bigint,
  { id, listedAt, seller }: Pick<Listing, "id" | "listedAt" | "seller">,
): Promise<SellerListings> =>
  listOf(tx, now, {
    seller: seller.wallet,
    limit: most.named,
    are: sql<boolean>`(id <> ${id.toString()}::bigint and (${isPastDueAt(now)} or ${isDisputed}
      or (state = ${defaulted} and defaulted_at > ${listedAt}::bigint)))`,
  });

/** What a seller's wallet, in any case, has past due and not in default at `now`, unlisted ones too. */
export const listSellerPastDue = (
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<SellerListings> =>
  listOf(tx, now, { seller, limit: most.summed, are: isPastDueAt(now) });

interface SellerQuery {
  readonly seller: string;
  readonly limit: number;
  readonly are: RawBuilder<boolean>;
}

async function listOf(
  tx: Transaction<"market">,
  now: bigint,
  { seller, limit, are }: SellerQuery,
): Promise<SellerListings> {
  const db = market(tx);
  const found = await db
    .selectFrom("listings")
    .select(["id", sql<number>`(count(*) over ())::int`.as("count")])
    .where("seller", "=", seller.toLowerCase())
    .where(are)
    .orderBy("maturity")
    .orderBy("id")
    .limit(limit)
    .execute();
  const [first] = found;
  if (first === undefined) return { listings: [], more: 0 };
  const ids = found.map(({ id }) => id);
  const rows: ListingRow[] = await selectListings(db)
    .where("listings.id", "in", ids)
    .orderBy("listings.maturity")
    .orderBy("listings.id")
    .execute();
  return { listings: rows.map((row) => toListing(row, now)), more: first.count - found.length };
}
