import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import { readBilledDocuments } from "~/market/read-billed-documents.server";
import type { BillsResponse } from "./bills";
import { loadBills } from "./bills.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/**
 * GET: what one exact address owes as a customer; like all of the chain, anybody may read it. The numbers and
 * days of its invoices it reads alone, once it has signed in.
 */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call): Promise<BillsResponse> => {
  const { services, context, request } = call;
  const wallet = pathWallet(call);
  const session = await services.walletSessions.read(request);
  const found = await loadBills(context, wallet, async (listings) =>
    session?.wallet === wallet ? readBilledDocuments(services, session, listings) : new Map(),
  );
  if (found === null) return { bills: null, hidesNumbers: false };
  return { bills: found.bills, hidesNumbers: found.hasConfirmed && session?.wallet !== wallet };
});
