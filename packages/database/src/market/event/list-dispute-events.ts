import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import type { Listing } from "../listing/listing-record.ts";

/** The day on which a dispute began is looked for no further back. */
const mostEach = 50;

/** What of a flag's event is read: who set or took it back, when, and the hash of the evidence. */
export interface DisputeEvent {
  /** Seconds since 1970. */
  readonly time: number;
  readonly arguments: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly listing: string;
  readonly time: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const isDisputed = ({ disputed }: Pick<Listing, "disputed">): boolean =>
  disputed.byDebtor || disputed.byAttestor;

/** The newest changes of the dispute flags of each listing that is disputed, newest first; of others none are read. */
export async function listDisputeEvents(
  tx: Transaction<"market">,
  listings: readonly Pick<Listing, "id" | "disputed">[],
): Promise<ReadonlyMap<bigint, readonly DisputeEvent[]>> {
  const ids = new Set(listings.filter(isDisputed).map(({ id }) => id.toString()));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<Row>`
    select disputed.id::text as listing, flagged.time::text, flagged.arguments
    from unnest(${[...ids]}::bigint[]) as disputed (id)
    cross join lateral (
      select time, arguments, block, log_index from market.events
      where events.listing = disputed.id and events.type = 'dispute-flagged'
      order by block desc, log_index desc
      limit ${mostEach}) as flagged
    order by disputed.id, flagged.block desc, flagged.log_index desc`.execute(tx);
  const events = rows.map(({ listing, time, arguments: args }) => ({
    listing: BigInt(listing),
    time: Number(time),
    arguments: args,
  }));
  return Map.groupBy(events, ({ listing }) => listing);
}
