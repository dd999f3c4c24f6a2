import { readRepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import type { TierRecord } from "@tenora/domain/business/tier-progress";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import { readIndexed } from "~/market/read-market.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

export interface TierRecordResponse {
  /** Null while the market can't be read. */
  readonly record: TierRecord | null;
}

/** GET: how the receivables of one exact address ended so far; public on the chain. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call): Promise<TierRecordResponse> => {
  const wallet = pathWallet(call);
  // A portal without the way to the next tier is still one.
  const record = await readIndexed(call.services, async (tx, head) => {
    const { onTime, late, defaulted } = await readRepaymentRecord(tx, BigInt(head.time), wallet);
    return { onTime, late, defaulted };
  });
  return { record };
});
