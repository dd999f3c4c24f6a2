import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import { readBilledDocuments } from "~/market/read-billed-documents.server";
import { ownPageAudience } from "~/market/wallet-audience.server";
import type { BillsResponse } from "./bills";
import { loadBills } from "./bills.server";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/**
 * GET: what one exact address owes as a customer. What it owes by invitation, and the numbers and days of its
 * invoices it reads alone, once it has signed in.
 */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call): Promise<BillsResponse> => {
  const { services, context, request } = call;
  const wallet = pathWallet(call);
  const session = await services.walletSessions.read(request);
  const { audience, hidesInvitations } = await ownPageAudience(call, wallet, "debtor");
  const found = await loadBills(context, wallet, audience, async (listings) =>
    session?.wallet === wallet ? readBilledDocuments(services, session, listings) : new Map(),
  );
  if (found === null) return { bills: null, hidesNumbers: false, hidesInvitations };
  return {
    bills: found.bills,
    hidesNumbers: found.hasConfirmed && session?.wallet !== wallet,
    hidesInvitations,
  };
});
