import type { MarketSubject } from "@tenora/database/funding-request/find-market-subject";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { findListings } from "@tenora/database/market/listing/find-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError } from "@tenora/domain/domain-error";
import { statusesIn } from "@tenora/domain/receivable/status/receivable-stage";
import type { Services } from "~/services.server";
import { type TrackRecord, trackRecordOf } from "../seller/track-record.ts";

/** What the market says of a request's seller, and of its customer across all sellers. */
export interface TrackRecords {
  readonly seller: TrackRecord;
  readonly customer: TrackRecord;
}

const unpaid = ["sale", "running", "grace", "late", "default"] as const;

/** How many of each party's newest receivables are looked at. */
const most = 100;

/**
 * The receivables behind the scores of seller and customer, those behind an invite gate too.
 * @throws DomainError MARKET_UNAVAILABLE while nothing is indexed
 */
export function readTrackRecords(
  { marketDatabase }: Pick<Services, "marketDatabase">,
  { wallet, ofCustomer }: Pick<MarketSubject, "wallet" | "ofCustomer">,
): Promise<TrackRecords> {
  return asMarketReader(marketDatabase, async (tx) => {
    const head = await findMarketHead(tx);
    if (head === null) throw new DomainError("MARKET_UNAVAILABLE");
    const now = BigInt(head.time);
    const newest = [...ofCustomer].sort((a, b) => Number(b - a)).slice(0, most);
    const ofTheirs = await findListings(tx, newest, now);
    return {
      seller: trackRecordOf(await listingsOfSeller(tx, wallet, now), wallet),
      customer: trackRecordOf([...ofTheirs.values()], wallet),
    };
  });
}

/** Unpaid ones apart, so that many repaid ones never hide an older default. */
async function listingsOfSeller(
  tx: Transaction<"market">,
  wallet: string,
  now: bigint,
): Promise<Listing[]> {
  const of = { seller: [wallet], audience: "concerned", limit: most } as const;
  const owed = await listListings(tx, { ...of, status: statusesIn(...unpaid) }, now);
  const repaid = await listListings(tx, { ...of, status: ["settled"] }, now);
  return [...owed.listings, ...repaid.listings];
}
