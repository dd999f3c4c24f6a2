import { type ExpressionBuilder, sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { type EventPosition, type MarketDatabase, market, pageSize } from "../market-tables.ts";
import { type MarketEvent, toMarketEvent } from "./event-record.ts";

export interface EventPage {
  readonly events: readonly MarketEvent[];
  /** Where the page ended; null on the last page. */
  readonly next: EventPosition | null;
}

export interface ListingEventsQuery {
  readonly listing: bigint;
  /** Only events of these types. */
  readonly types?: readonly string[] | undefined;
  /** Leaves out a note's transfer where an event of these types in its transaction tells it. */
  readonly transfersToldBy?: readonly string[] | undefined;
  /** The `next` of the page before; absent for the first page. */
  readonly after?: EventPosition | undefined;
  /** From the latest back; by default from the first on. */
  readonly newestFirst?: boolean | undefined;
  /** Events on a page, 1 to 500. */
  readonly limit: number;
}

const most = 500;

/**
 * Everything that happened to a listing and its notes, in chain order or back from its end; empty
 * without such a listing.
 */
export async function listListingEvents(
  tx: Transaction<"market">,
  query: ListingEventsQuery,
): Promise<EventPage> {
  const { listing, types, transfersToldBy = [], after, newestFirst = false, limit } = query;
  const count = pageSize(limit, most);
  let select = market(tx)
    .selectFrom("events")
    .selectAll()
    .where("listing", "=", listing.toString());
  if (types !== undefined && types.length > 0) select = select.where("type", "in", [...types]);
  if (transfersToldBy.length > 0) select = select.where(isUntold(transfersToldBy));
  if (after !== undefined) {
    const isBeyond = sql.raw(newestFirst ? "<" : ">");
    select = select.where(
      sql<boolean>`(block, log_index) ${isBeyond} (${after.block}::bigint, ${after.logIndex}::integer)`,
    );
  }
  const direction = newestFirst ? "desc" : "asc";
  const rows = await select
    .orderBy("block", direction)
    .orderBy("log_index", direction)
    .limit(count + 1)
    .execute();
  const events = rows.slice(0, count).map(toMarketEvent);
  const last = rows.length > count ? events.at(-1) : undefined;
  return { events, next: last ? { block: last.block, logIndex: last.logIndex } : null };
}

/** Counted by the index of a listing's events: of a NOT EXISTS the planner makes a hash of all tellers. */
const isUntold =
  (tellers: readonly string[]) => (eb: ExpressionBuilder<MarketDatabase, "events">) =>
    eb.or([
      eb("events.type", "!=", "transferred"),
      eb(
        eb
          .selectFrom("events as told")
          .select((told) => told.fn.countAll<string>().as("count"))
          .whereRef("told.listing", "=", "events.listing")
          .whereRef("told.block", "=", "events.block")
          .whereRef("told.transaction_hash", "=", "events.transaction_hash")
          .where("told.type", "in", [...tellers]),
        "=",
        "0",
      ),
    ]);
