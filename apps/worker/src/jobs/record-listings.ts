import {
  listFingerprintsToFind,
  recordFoundListing,
} from "@tenora/database/funding-request/record-found-listing";
import { listListedOffers } from "@tenora/database/market/listing/list-listed-offers";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { findCountedHead, type MarketContext } from "../market-head.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** How long after its attestation's end a withdrawn request is still looked for. */
const lateMs = 30 * dayMs;

/**
 * Records the listings of approved requests that weren't reported: the tab that published may be
 * closed, and any holder of the signatures may publish. May run any number of times, by several workers
 * at once. Returns how many it recorded.
 */
export async function recordListings(context: MarketContext): Promise<number> {
  const { database, market } = context;
  const counted = await findCountedHead(context);
  if (counted === null) return 0;
  const { head, block } = counted;
  const since = new Date(head.time * 1000 - lateMs);
  const wanted = await asWorker(database, (tx) => listFingerprintsToFind(tx, since));
  const listed = await asMarketReader(market, (tx) => listListedOffers(tx, wanted, block));
  let recorded = 0;
  const failures: unknown[] = [];
  for (const offer of listed) {
    try {
      if (await asWorker(database, (tx) => recordFoundListing(tx, offer))) recorded += 1;
    } catch (error) {
      // The others don't wait for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Listings that can't be recorded");
  return recorded;
}
