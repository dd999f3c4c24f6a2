import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { toMarketEvent } from "../event/event-record.ts";
import type { EventPage } from "../event/list-listing-events.ts";
import { type MarketAudience, ofShownListings } from "../listing/audience.ts";
import { type EventPosition, market, pageSize } from "../market-tables.ts";

export interface WalletEventsQuery {
  readonly wallet: string;
  /** By default everyone. */
  readonly audience?: MarketAudience | undefined;
  /** Only events of these types, such as the payments of a statement. */
  readonly types?: readonly string[] | undefined;
  /** Only events from the first to the last of these seconds since 1970. */
  readonly period?: { readonly from: number; readonly to: number } | undefined;
  /** The `next` of the page before; absent for the first page. */
  readonly before?: EventPosition | undefined;
  /** Events on a page, 1 to 1,000. */
  readonly limit: number;
}

const most = 1_000;

/** What a wallet did, and what was done with it on the other side; newest first. */
export async function listWalletEvents(
  tx: Transaction<"market">,
  { wallet, audience = "everyone", types, period, before, limit }: WalletEventsQuery,
): Promise<EventPage> {
  const db = market(tx);
  const count = pageSize(limit, most);
  const ofColumn = (column: "wallet" | "counterparty") => {
    let select = db.selectFrom("events").selectAll().where(column, "=", wallet.toLowerCase());
    select = select.where(ofShownListings(audience, "events.listing"));
    // An event with the wallet on both sides is found once.
    if (column === "counterparty") {
      select = select.where(sql<boolean>`wallet is distinct from counterparty`);
    }
    if (types !== undefined && types.length > 0) select = select.where("type", "in", [...types]);
    if (period !== undefined) {
      select = select.where("time", ">=", String(period.from));
      select = select.where("time", "<=", String(period.to));
    }
    if (before !== undefined) {
      select = select.where(
        sql<boolean>`(block, log_index) < (${before.block}::bigint, ${before.logIndex}::integer)`,
      );
    }
    return select
      .orderBy("block", "desc")
      .orderBy("log_index", "desc")
      .limit(count + 1);
  };
  const rows = [
    ...(await ofColumn("wallet").execute()),
    ...(await ofColumn("counterparty").execute()),
  ];
  const events = rows
    .map(toMarketEvent)
    .sort((a, b) => b.block - a.block || b.logIndex - a.logIndex);
  const last = events.length > count ? events[count - 1] : undefined;
  return {
    events: events.slice(0, count),
    next: last ? { block: last.block, logIndex: last.logIndex } : null,
  };
}
