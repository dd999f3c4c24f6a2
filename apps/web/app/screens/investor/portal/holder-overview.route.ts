import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import type { HolderOverviewResponse } from "./holder-overview";
import { loadHolderOverview } from "./holder-overview.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: what the chain says of the notes of one exact address, as its owner's dashboard has it. */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<HolderOverviewResponse> => ({
    overview: await loadHolderOverview(call.context, pathWallet(call)),
  }),
);
