import type { Transaction } from "../../transaction/transaction.ts";
import { type Listing, selectListings, toListing } from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";

const listed = 1;
const funded = 2;

/** The listings of these numbers at `now`, in seconds since 1970. */
export async function listListingsById(
  tx: Transaction<"market">,
  ids: readonly bigint[],
  now: number,
): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await selectListings(market(tx))
    .where("listings.id", "in", ids.map(String))
    .execute();
  return rows.map((row) => toListing(row, BigInt(now)));
}

export interface TimeRange {
  /** Seconds since 1970, both included. */
  readonly from: number;
  readonly to: number;
}

/** Funded listings that fall due in this time, soonest first, `limit` of them after `after`. */
export async function listDueBetween(
  tx: Transaction<"market">,
  { from, to, after, limit }: TimeRange & { after?: Listing | undefined; limit: number },
  now: number,
): Promise<Listing[]> {
  let select = selectListings(market(tx))
    .where("listings.state", "=", funded)
    .where("listings.maturity", ">=", String(from))
    .where("listings.maturity", "<=", String(to));
  if (after !== undefined) {
    const { ledger, id } = after;
    select = select.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("listings.maturity", "listings.id"),
        ">",
        tuple(ledger.maturity.toString(), id.toString()),
      ),
    );
  }
  const rows = await select
    .orderBy("listings.maturity")
    .orderBy("listings.id")
    .limit(limit)
    .execute();
  return rows.map((row) => toListing(row, BigInt(now)));
}

/** Sales whose deadline passed in this time without their minimum, and that aren't cancelled. */
export async function listFailedSales(
  tx: Transaction<"market">,
  { from, to }: TimeRange,
  now: number,
): Promise<Listing[]> {
  const rows = await selectListings(market(tx))
    .where("listings.state", "=", listed)
    .where("listings.funding_deadline", ">=", String(from))
    .where("listings.funding_deadline", "<=", String(to))
    .whereRef("listings.sold_units", "<", "listings.min_units")
    .execute();
  return rows.map((row) => toListing(row, BigInt(now))).filter(({ status }) => status === "failed");
}
