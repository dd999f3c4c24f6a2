import { fetchBusinessStatus } from "@tenora/database/business/find-business-status";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: the status and tier of one exact address, or null; for everybody, and nothing else. */
export const loader = jsonRoute("BUSINESS_LOOKUP_FAILED", async (call) => ({
  business: await fetchBusinessStatus(call.services.publicDatabase, pathWallet(call)),
}));
