import { findListing } from "@tenora/database/market/listing/find-listing";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { readBilledDocuments } from "~/market/read-billed-documents.server";
import type { OwnBillResponse } from "./own-bill.ts";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the number and day of the invoice behind a receivable, for the customer whose wallet confirmed it. */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call): Promise<OwnBillResponse> => {
  const { services, request, params } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) return { wallet: null, document: null };
  const { wallet } = session;
  const id = params.id ?? "";
  if (!/^[1-9]\d{0,8}$/.test(id)) return { wallet, document: null };
  const listing = await asMarketReader(services.marketDatabase, (tx) =>
    findListing(tx, BigInt(id), 0n),
  );
  if (listing === null) return { wallet, document: null };
  const documents = await readBilledDocuments(services, session, [listing]);
  return { wallet, document: documents.get(listing.id) ?? null };
});
