import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";
import { type MarketEvent, toMarketEvent } from "./event-record.ts";

export interface BlockRange {
  /** The first block. */
  readonly from: number;
  /** The last block. */
  readonly to: number;
}

/** All events of these types in these blocks, in chain order. */
export async function listEventsBetween(
  tx: Transaction<"market">,
  { from, to, types }: BlockRange & { readonly types: readonly string[] },
): Promise<MarketEvent[]> {
  const rows = await market(tx)
    .selectFrom("events")
    .selectAll()
    .where("block", ">=", String(from))
    .where("block", "<=", String(to))
    .where("type", "in", [...types])
    .orderBy("block")
    .orderBy("log_index")
    .execute();
  return rows.map(toMarketEvent);
}
