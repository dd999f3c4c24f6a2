import {
  findListedRequests,
  type ListedRequest,
} from "@tenora/database/disclosure/find-listed-requests";
import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { matchRecords } from "@tenora/database/disclosure/match-records";
import { listListings } from "@tenora/database/market/listing/list-listings";
import { readListingsAddress, toAlertFilter } from "@tenora/database/market/listing/listing-query";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type {
  AlertPoint,
  PassedSearch,
  SearchToMatch,
} from "@tenora/database/search/search-alerts";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { FoundListing } from "@tenora/domain/mail/market-mail";
import { formatAmount, formatYearlyRate } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import type { MarketContext } from "../market-head.ts";
import { printable } from "./occasion.ts";

/** Listings that a mail names. */
const mostNamed = 5;

/**
 * What each search finds among the listings that it hasn't seen, newest first, by the exchange's own filters.
 */
export async function matchSearches(
  context: MarketContext,
  searches: readonly SearchToMatch[],
  point: AlertPoint,
): Promise<PassedSearch[]> {
  const passed: PassedSearch[] = [];
  // Many people save the same search.
  const known = new Map<string, PassedSearch["facts"]>();
  for (const { id, query, seen } of searches) {
    const key = `${seen} ${query}`;
    const facts = known.has(key)
      ? (known.get(key) ?? null)
      : await findMatches(context, { query, seen }, point);
    known.set(key, facts);
    passed.push({ id, seen, facts });
  }
  return passed;
}

async function findMatches(
  { database, market }: MarketContext,
  { query, seen }: Pick<SearchToMatch, "query" | "seen">,
  { newest, time }: AlertPoint,
): Promise<PassedSearch["facts"]> {
  const address = readListingsAddress(new URLSearchParams(query));
  const own = await asWorker(database, async (tx) => {
    const sellers = await findSellerSlugs(tx, { slugs: address.chosen.seller });
    const wallets = sellers.map(({ wallet }) => wallet);
    const filter = toAlertFilter(address, wallets);
    return filter && { filter, records: await matchRecords(tx, filter) };
  });
  if (own === null) return null;
  const next = newest + 1n;
  const range = { newerThan: seen, after: { value: next, id: next }, limit: mostNamed };
  const page = await asMarketReader(market, (tx) =>
    listListings(tx, { ...own.filter, ...range }, BigInt(time), own.records),
  );
  const [first] = page.listings;
  if (first === undefined) return null;
  const requests = await asWorker(database, (tx) => findListedRequests(tx, page.listings));
  return {
    listing: Number(first.id),
    found: page.listings.map((listing) => toFound(listing, requests.get(listing.id))),
    hasMore: page.next !== null,
  };
}

function toFound(listing: Listing, request: ListedRequest | undefined): FoundListing {
  const { ledger, totalUnits, pricePerUnit } = listing;
  const left = purchaseCost(totalUnits - ledger.soldUnits, pricePerUnit);
  const rate = listing.currentAprBps ?? listing.aprBps;
  return {
    listing: Number(listing.id),
    left: formatAmount(left, printable(listing.token)),
    yearly: rate > 0n ? formatYearlyRate(rate) : null,
    hasReward: listing.reward !== null,
    industry: request?.industry ?? null,
    country: request?.country ?? null,
    due: Number(ledger.maturity),
  };
}
