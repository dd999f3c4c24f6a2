import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import { ownPageAudience } from "~/market/wallet-audience.server";
import type { HolderOverviewResponse } from "./holder-overview";
import { loadHolderOverview } from "./holder-overview.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/**
 * GET: what the chain says of the notes of one exact address, as its owner's dashboard has it; those of
 * receivables by invitation to its own session alone.
 */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<HolderOverviewResponse> => {
    const wallet = pathWallet(call);
    const { audience, hidesInvitations } = await ownPageAudience(call, wallet, "holder");
    return { overview: await loadHolderOverview(call.context, wallet, audience), hidesInvitations };
  },
);
