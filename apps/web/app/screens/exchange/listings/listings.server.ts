import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { matchRecords } from "@tenora/database/disclosure/match-records";
import { countListings } from "@tenora/database/market/count-listings";
import { listListings } from "@tenora/database/market/list-listings";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { readRepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { debtorWords } from "~/features/receivable/debtor-words.server";
import { daysFrom, timeLeft } from "~/features/receivable/terms-words";
import { marketFigures } from "~/market/figures.server";
import {
  type ListingsAddress,
  readListingsAddress,
  toListingFilter,
  writeListingsAddress,
} from "~/market/listing-query";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";
import { filterGroups } from "./filter-groups.server.ts";
import type { ListingSummary, ListingsPage } from "./listings-page.ts";

const pageSize = 24;

/** One page of the list for this address; null while the market can't be read. */
export async function loadListings(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<ListingsPage | null> {
  const address = readListingsAddress(params);
  return unlessUnavailable(context, async (visit) => {
    const { sellers, records } = await visit(async (tx) => ({
      sellers: await findSellerSlugs(tx, { slugs: address.chosen.seller }),
      records: await matchRecords(tx, toListingFilter(address), { everyGrade: true }),
    }));
    const filter = toListingFilter(
      address,
      sellers.map(({ wallet }) => wallet),
    );
    const query = { ...filter, sort: address.sort, after: address.after ?? undefined };
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      return {
        page: await listListings(tx, { ...query, limit: pageSize }, now, records),
        counts: await countListings(tx, filter, now, records),
        stats: await readMarketStats(tx, now),
        record: await readRepaymentRecord(tx, now),
      };
    });
    if (found === null) return null;
    const { page, counts, stats, record, market } = found;
    const listings = await visit((tx) => discloseListings(tx, page.listings));
    return {
      market,
      ...addressFacts(address),
      figures: marketFigures(stats, record),
      filters: filterGroups(counts, address, sellers),
      total: counts.total,
      listings: listings.map((listing) => toSummary(listing, market.now)),
      links: linksOf(address, page.next),
    };
  });
}

function addressFacts(address: ListingsAddress) {
  const { search, sort, view, hasUnknown, after, chosen } = address;
  const isFiltered = search !== "" || Object.values(chosen).some((one) => one.length > 0);
  return { search, sort, view, hasUnknown, isFiltered, isFirstPage: after === null };
}

function linksOf(address: ListingsAddress, next: ListingsAddress["after"]): ListingsPage["links"] {
  const to = (changes: Partial<ListingsAddress>) =>
    `/exchange${writeListingsAddress({ ...address, ...changes })}`;
  return {
    cards: to({ view: "cards" }),
    table: to({ view: "table" }),
    first: to({ after: null }),
    next: next && to({ after: next }),
  };
}

function toSummary(listing: DisclosedListing, now: number): ListingSummary {
  const { ledger, token, seller, pricePerUnit, totalUnits, isSaleOpen } = listing;
  const rate = listing.currentAprBps ?? listing.aprBps;
  const maturity = Number(ledger.maturity);
  const [sold = ""] = formatAmount(purchaseCost(ledger.soldUnits, pricePerUnit), token).split(" ");
  return {
    id: listing.id.toString(),
    seller: seller.name ?? shortenAddress(seller.wallet),
    tier: seller.tier,
    sellerLink: seller.hasPage ? `/b/${seller.slug}` : null,
    status: listing.status,
    kind: listing.kind,
    campaign: listing.campaign?.name ?? null,
    level: listing.level,
    risk: listing.risk?.grade ?? null,
    debtor: debtorWords(listing.debtorProfile),
    isDisputed: listing.disputed.byDebtor || listing.disputed.byAttestor,
    face: formatAmount(ledger.face, token),
    yearly: rate > 0n ? formatBasisPoints(Number(rate)) : null,
    hasReward: listing.reward !== null,
    due: formatShortDate(new Date(maturity * 1_000)),
    dueIn: daysFrom(now, maturity),
    soldPercent: Number((ledger.soldUnits * 100n) / totalUnits),
    sold: `${sold} of ${formatAmount(purchaseCost(totalUnits, pricePerUnit), token)}`,
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
  };
}
