import { findMarketHead } from "@tenora/database/market/find-market-head";
import { readRepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { TierRecord } from "@tenora/domain/business/tier-progress";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

export interface TierRecordResponse {
  /** Null while the market can't be read. */
  readonly record: TierRecord | null;
}

/** GET: how the receivables of one exact address ended so far; public on the chain. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call): Promise<TierRecordResponse> => {
  const wallet = pathWallet(call);
  const { marketDatabase, log } = call.services;
  const record = await asMarketReader(marketDatabase, async (tx) => {
    const now = BigInt((await findMarketHead(tx))?.time ?? 0);
    const { due, onTime, defaulted } = await readRepaymentRecord(tx, now, wallet);
    return { onTime, late: due - onTime - defaulted, defaulted };
  }).catch(({ name, code }: Error & { code?: string }) => {
    // A portal without the way to the next tier is still one.
    log.warn({ name, code }, "the market could not be read");
    return null;
  });
  return { record };
});
