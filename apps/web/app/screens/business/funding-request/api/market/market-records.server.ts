import type { FundingRequestRecord } from "@tenora/database/funding-request/funding-request-record";
import {
  type FailedSale,
  findFailedSales,
} from "@tenora/database/market/listing/find-failed-sales";
import { findListings } from "@tenora/database/market/listing/find-listings";
import { findLastPayments } from "@tenora/database/market/payment/find-last-payments";
import { openGateOf, sellerOutlook } from "~/features/receivable/seller/seller-outlook.server";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";
import type { FailedOnMarket, MarketRecords } from "../to-response.server.ts";
import { marketHistory } from "./market-history.ts";
import { raisedWords, sellerPastDueWords } from "./market-words.server";

type Listed = Pick<FundingRequestRecord, "listing" | "signed">;

const nothing: MarketRecords = { failed: new Map(), states: new Map() };

/** The ids of what these requests listed. */
export const listingsOf = (requests: readonly Pick<Listed, "listing">[]): bigint[] =>
  requests.flatMap(({ listing }) => (listing ? [BigInt(listing.id)] : []));

/** What the market says of these requests' listings; nothing while it can't be read. */
export async function readMarketRecords(
  services: Pick<Services, "marketDatabase" | "log">,
  requests: readonly Listed[],
): Promise<MarketRecords> {
  const listings = requests.flatMap(({ listing, signed }) =>
    listing && signed ? [{ id: BigInt(listing.id), fingerprint: signed.fingerprint }] : [],
  );
  if (listings.length === 0) return nothing;
  const fingerprints = new Map(listings.map(({ id, fingerprint }) => [id, fingerprint]));
  const read = await readIndexed(services, async (tx, { time: now }) => {
    const ids = [...fingerprints.keys()];
    const found = await findListings(tx, ids, BigInt(now));
    const own = [...found].filter(([id, one]) => one.fingerprint === fingerprints.get(id));
    const lastPaid = await findLastPayments(
      tx,
      own.map(([id]) => id),
    );
    const failed = await findFailedSales(tx, listings);
    return {
      states: new Map(
        own.map(([id, one]) => [
          id.toString(),
          {
            status: one.status,
            next: sellerOutlook(one, now),
            openGate: openGateOf(one),
            pastDue: sellerPastDueWords(one),
            raised: raisedWords(one),
            listedAt: new Date(one.listedAt * 1_000).toISOString(),
            history: marketHistory(one, lastPaid.get(id)),
          },
        ]),
      ),
      failed: new Map([...failed].map(([id, sale]) => [id.toString(), toFailedSale(sale)])),
    };
  });
  return read ?? nothing;
}

function toFailedSale(found: FailedSale): FailedOnMarket {
  const { pricePerUnit, repayPerUnit, token, ...sale } = found;
  return {
    ...sale,
    token: { symbol: token.symbol, decimals: token.decimals },
    pricePerUnit: pricePerUnit.toString(),
    hasReturn: repayPerUnit > pricePerUnit,
    soldUnits: Number(sale.soldUnits),
    minUnits: Number(sale.minUnits),
    totalUnits: Number(sale.totalUnits),
  };
}
