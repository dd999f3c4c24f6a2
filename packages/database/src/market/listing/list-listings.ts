import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { noMatches, type RecordMatches } from "../attention/record-matches.ts";
import { market, pageSize } from "../market-tables.ts";
import { findNamedSellers } from "../seller/find-named-sellers.ts";
import { type ListingFilter, listingConditions } from "./listing-filter.ts";
import { type Listing, type ListingRow, selectListings, toListing } from "./listing-record.ts";

/** Newest first, soonest maturity first, highest yearly return first, most sold first. */
export type ListingSort = "newest" | "soonest" | "return" | "funded";

/** Where a page ended: the last listing's value in the order, and its id. */
export interface ListingCursor {
  readonly value: bigint;
  readonly id: bigint;
}

export interface ListingQuery extends ListingFilter {
  readonly sort?: ListingSort | undefined;
  /** The `next` of the page before; absent for the first page. */
  readonly after?: ListingCursor | undefined;
  /** Only those listed after the one of this number. */
  readonly newerThan?: bigint | undefined;
  /** Listings on a page, 1 to 100. */
  readonly limit: number;
}

export interface PageOfListings {
  readonly listings: readonly Listing[];
  /** Null on the last page. */
  readonly next: ListingCursor | null;
}

const orders = {
  newest: { column: "id", type: "bigint", direction: "desc" },
  soonest: { column: "maturity", type: "bigint", direction: "asc" },
  return: { column: "apr_bps", type: "numeric", direction: "desc" },
  funded: { column: "funded_bps", type: "integer", direction: "desc" },
} as const satisfies Record<
  ListingSort,
  { column: string; type: string; direction: "asc" | "desc" }
>;

const most = 100;

/**
 * One page of listings at `now` (seconds since 1970, the indexed block's time). `records`: what our own
 * records say to the filter.
 * @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function listListings(
  tx: Transaction<"market">,
  query: ListingQuery,
  now: bigint,
  records: RecordMatches = noMatches,
): Promise<PageOfListings> {
  const limit = pageSize(query.limit, most);
  const { column, type, direction } = orders[query.sort ?? "newest"];
  const { after, newerThan } = query;
  const db = market(tx);
  const matches = { ...records, ...(await findNamedSellers(tx, query.search)) };
  let page = db
    .selectFrom("listings")
    .select("listings.id")
    .where((eb) => eb.and(Object.values(listingConditions(eb, query, now, matches))));
  if (newerThan !== undefined) page = page.where("listings.id", ">", newerThan.toString());
  if (after !== undefined) {
    const compare = sql.raw(direction === "asc" ? ">" : "<");
    page = page.where(
      // The value's type is the column's: otherwise its index would not serve.
      sql<boolean>`(${sql.ref(`listings.${column}`)}, listings.id) ${compare}
        (${after.value.toString()}::${sql.raw(type)}, ${after.id.toString()}::bigint)`,
    );
  }
  // Only what is on the page is joined with its token.
  const ids = page
    .orderBy(`listings.${column}`, direction)
    .orderBy("listings.id", direction)
    .limit(limit + 1);
  const rows: ListingRow[] = await selectListings(db)
    .where("listings.id", "in", ids)
    .orderBy(`listings.${column}`, direction)
    .orderBy("listings.id", direction)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    listings: rows.slice(0, limit).map((row) => toListing(row, now)),
    next: last ? { value: BigInt(last[column]), id: BigInt(last.id) } : null,
  };
}
