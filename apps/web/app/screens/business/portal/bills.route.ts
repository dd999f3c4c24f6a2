import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import type { BillsResponse } from "./bills";
import { loadBills } from "./bills.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: what one exact address owes as a customer; like all of the chain, anybody may read it. */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<BillsResponse> => ({
    bills: await loadBills(call.context, pathWallet(call)),
  }),
);
