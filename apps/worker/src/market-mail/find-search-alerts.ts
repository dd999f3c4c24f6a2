import { findNewestListing } from "@tenora/database/market/listing/find-newest-listing";
import {
  type AlertPoint,
  listSearchesToMatch,
  mostSearches,
  passSearches,
} from "@tenora/database/search/search-alerts";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { recordListings } from "../jobs/record-listings.ts";
import { findCountedHead, type MarketContext } from "../market-head.ts";
import { matchSearches } from "./match-searches.ts";

/** Pages of searches in one run; the others wait for the next one, a minute later. */
const mostPages = 5;

/**
 * Writes the mails about receivables that are newly on sale and match a saved search. A search is told of a
 * listing once, however often and by however many workers at once this is run: it knows the highest number
 * that it has seen, and that moves in the transaction that writes its mail. Returns the number of mails.
 */
export async function findSearchAlerts(context: MarketContext): Promise<number> {
  const { database, market } = context;
  const counted = await findCountedHead(context);
  if (counted === null) return 0;
  const { head, block } = counted;
  const newest = await asMarketReader(market, (tx) => findNewestListing(tx, block));
  if (newest === null) return 0;
  const point: AlertPoint = { chain: newest.chain, newest: newest.id, time: head.time };
  let written = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const searches = await asWorker(database, (tx) => listSearchesToMatch(tx, point));
    if (searches.length === 0) break;
    // The grade and the customer's trade of a listing are known once it is recorded. What can't be is
    // reported by the job that records, and matches by what the chain says, as on the exchange's page.
    if (page === 0) await recordListings(context).catch(() => 0);
    const passed = await matchSearches(context, searches, point);
    written += await asWorker(database, (tx) => passSearches(tx, point, passed));
    if (searches.length < mostSearches) break;
  }
  return written;
}
