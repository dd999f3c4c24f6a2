import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { type MarketEvent, toMarketEvent } from "../event/event-record.ts";
import { type MarketAudience, shownListings } from "../listing/audience.ts";
import { findListings } from "../listing/find-listings.ts";
import type { Listing } from "../listing/listing-record.ts";
import { type EventPosition, market, pageSize } from "../market-tables.ts";

export interface SellerPayment {
  readonly event: MarketEvent;
  readonly listing: Listing;
}

export interface SellerPaymentsPage {
  readonly payments: readonly SellerPayment[];
  /** Where the page ended; null on the last page. */
  readonly next: EventPosition | null;
}

export interface SellerPaymentsQuery {
  readonly seller: string;
  /** By default everyone. */
  readonly audience?: MarketAudience | undefined;
  /** The `next` of the page before; absent for the first page. */
  readonly after?: EventPosition | undefined;
  /** Payments on a page, 1 to 500. */
  readonly limit: number;
}

const most = 500;

/**
 * What was paid in on the receivables of a seller, by anybody and in every status, newest first, with the
 * receivables at `now` (seconds since 1970).
 */
export async function listSellerPayments(
  tx: Transaction<"market">,
  { seller, audience = "everyone", after, limit }: SellerPaymentsQuery,
  now: bigint,
): Promise<SellerPaymentsPage> {
  const count = pageSize(limit, most);
  let select = market(tx)
    .selectFrom("events")
    .selectAll()
    .where("type", "=", "settled")
    .where("listing", "in", (eb) =>
      eb
        .selectFrom("listings")
        .select("id")
        .where("seller", "=", seller.toLowerCase())
        .where(shownListings(audience)),
    );
  if (after !== undefined)
    select = select.where(
      sql<boolean>`(block, log_index) < (${after.block}::bigint, ${after.logIndex}::integer)`,
    );
  const rows = await select
    .orderBy("block", "desc")
    .orderBy("log_index", "desc")
    .limit(count + 1)
    .execute();
  const events = rows.slice(0, count).map(toMarketEvent);
  const ids = new Set(events.flatMap(({ listing }) => (listing === null ? [] : [listing])));
  const listings = await findListings(tx, [...ids], now);
  const last = rows.length > count ? events.at(-1) : undefined;
  return {
    payments: events.flatMap((event) => {
      const listing = event.listing === null ? undefined : listings.get(event.listing);
      return listing === undefined ? [] : [{ event, listing }];
    }),
    next: last ? { block: last.block, logIndex: last.logIndex } : null,
  };
}
