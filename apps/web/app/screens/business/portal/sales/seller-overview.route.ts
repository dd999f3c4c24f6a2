import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import { ownPageAudience } from "~/market/wallet-audience.server";
import type { SellerOverviewResponse } from "./seller-overview";
import { loadSellerOverview } from "./seller-overview.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/**
 * GET: what the chain says of the receivables of one exact address, as its seller's dashboard has it; those by
 * invitation are counted, and named to its own session alone.
 */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<SellerOverviewResponse> => {
    const wallet = pathWallet(call);
    const { audience, hidesInvitations } = await ownPageAudience(call, wallet, "seller");
    return { overview: await loadSellerOverview(call.context, wallet, audience), hidesInvitations };
  },
);
