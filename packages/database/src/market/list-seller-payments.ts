import type { Transaction } from "../transaction/transaction.ts";
import { type MarketEvent, toMarketEvent } from "./event-record.ts";
import { market, pageSize } from "./market-tables.ts";

const most = 500;

/** What was paid in on the receivables of a seller, by anybody; newest first, at most `limit` (500). */
export async function listSellerPayments(
  tx: Transaction<"market">,
  { seller, limit }: { readonly seller: string; readonly limit: number },
): Promise<MarketEvent[]> {
  const rows = await market(tx)
    .selectFrom("events")
    .selectAll()
    .where("type", "=", "settled")
    .where("listing", "in", (eb) =>
      eb.selectFrom("listings").select("id").where("seller", "=", seller.toLowerCase()),
    )
    .orderBy("block", "desc")
    .orderBy("log_index", "desc")
    .limit(pageSize(limit, most))
    .execute();
  return rows.map(toMarketEvent);
}
