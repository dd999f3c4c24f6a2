import { findMarketHead } from "@tenora/database/market/find-market-head";
import { findEligibility } from "@tenora/database/market/wallet/find-eligibility";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";

export interface EligibilityResponse {
  /** At the newest indexed block. */
  readonly isEligible: boolean;
}

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: whether the gate for approved investors admits one exact address now; public on the chain. */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<EligibilityResponse> => {
    const wallet = pathWallet(call);
    return asMarketReader(call.services.marketDatabase, async (tx) => {
      const head = await findMarketHead(tx);
      const eligibility = await findEligibility(tx, wallet);
      return { isEligible: (eligibility?.expiresAt ?? -1) >= (head?.time ?? 0) };
    });
  },
);
