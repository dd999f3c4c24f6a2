import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import type { SellerOverviewResponse } from "./seller-overview";
import { loadSellerOverview } from "./seller-overview.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: what the chain says of the receivables of one exact address, as its seller's dashboard has it. */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<SellerOverviewResponse> => ({
    overview: await loadSellerOverview(call.context, pathWallet(call)),
  }),
);
