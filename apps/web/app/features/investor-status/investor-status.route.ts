import { investorExists } from "@tenora/database/investor/investor-exists";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/** GET: whether one exact address is registered as an investor; for everybody, and nothing else. */
export const loader = jsonRoute("INVESTOR_LOOKUP_FAILED", async (call) => {
  const wallet = pathWallet(call);
  const { publicDatabase } = call.services;
  return { registered: await asVisitor(publicDatabase, (tx) => investorExists(tx, wallet)) };
});
