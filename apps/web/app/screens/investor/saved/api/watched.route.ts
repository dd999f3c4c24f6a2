import { discloseListings } from "@tenora/database/disclosure/disclose-listings";
import { findListings } from "@tenora/database/market/listing/find-listings";
import { readRepaymentRecords } from "@tenora/database/market/seller/read-repayment-record";
import { listWatched } from "@tenora/database/search/watched-listings";
import { asMember } from "@tenora/database/transaction/as-member";
import { toListingSummary } from "~/features/receivable/summary/listing-summary.server";
import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import type { OwnWatched } from "../saved-page.ts";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the receivables that the proven wallet watches, as they are on the exchange, newest watch first. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<OwnWatched> => {
  const { services, context, request } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) return { wallet: null, listings: null };
  const { token, wallet } = session;
  const watched = await asMember(services.publicDatabase, token, listWatched);
  const listings = await unlessMarketUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const ids = watched.map(({ id }) => id);
      const listings = await findListings(tx, ids, now);
      const sellers = [...listings.values()].map(({ seller }) => seller.wallet);
      return { listings, records: await readRepaymentRecords(tx, now, sellers) };
    });
    if (found === null) return null;
    const known = watched.flatMap(({ id, transaction }) => {
      const listing = found.listings.get(id);
      // On a chain that was made again the number may be another receivable's.
      return listing?.transaction === transaction ? [listing] : [];
    });
    const disclosed = await visit((tx) => discloseListings(tx, known));
    return disclosed.map((listing) => toListingSummary(listing, found.market.now, found.records));
  });
  return { wallet, listings };
});
