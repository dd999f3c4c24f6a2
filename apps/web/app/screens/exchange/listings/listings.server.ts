import { countListings } from "@tenora/database/market/count-listings";
import { listListings } from "@tenora/database/market/list-listings";
import type { Listing } from "@tenora/database/market/listing-record";
import { readMarketStats, type TokenStats } from "@tenora/database/market/read-market-stats";
import {
  type RepaymentRecord,
  readRepaymentRecord,
} from "@tenora/database/market/read-repayment-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { daysFrom, timeLeft } from "~/features/receivable/terms-words";
import {
  type ListingsAddress,
  readListingsAddress,
  toListingFilter,
  writeListingsAddress,
} from "~/market/listing-query";
import { readMarket } from "~/market/read-market.server";
import { filterGroups } from "./filter-groups.server.ts";
import type { ListingSummary, ListingsPage, MarketFigure } from "./listings-page.ts";

const pageSize = 24;

/** One page of the list for this address; null while the market can't be read. */
export async function loadListings(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<ListingsPage | null> {
  const address = readListingsAddress(params);
  return readMarket(context, async (tx, head) => {
    const now = BigInt(head.time);
    const filter = toListingFilter(address);
    const after = address.after ?? undefined;
    const page = await listListings(
      tx,
      { ...filter, sort: address.sort, after, limit: pageSize },
      now,
    );
    const counts = await countListings(tx, filter, now);
    const stats = await readMarketStats(tx, now);
    const record = await readRepaymentRecord(tx, now);
    return {
      ...addressFacts(address),
      figures: marketFigures(stats, record),
      filters: filterGroups(counts, address),
      total: counts.total,
      listings: page.listings.map((listing) => toSummary(listing, head.time)),
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

/** What has happened on the exchange so far, each stablecoin by itself. */
function marketFigures(stats: readonly TokenStats[], record: RepaymentRecord): MarketFigure[] {
  const used = stats.filter(({ listed }) => listed > 0n);
  if (used.length === 0) return [];
  const amounts = (of: (one: TokenStats) => bigint) =>
    used.map((one) => formatAmount(wholeCentsDown(of(one), one.token.decimals), one.token));
  const percent = record.due === 0 ? null : Math.floor((100 * record.onTime) / record.due);
  return [
    { label: "Financed", values: amounts((one) => one.financed) },
    { label: "Repaid to investors", values: amounts((one) => one.repaid + one.lateFees) },
    {
      label: "Repaid on time",
      values: [percent === null ? "None due yet" : `${percent}%`],
      ...(percent === null ? {} : { note: `${record.onTime} of ${record.due} receivables` }),
    },
    { label: "Outstanding", values: amounts((one) => one.outstanding) },
  ];
}

/** Totals without the last decimals, which nobody reads; never more than there is. */
function wholeCentsDown(baseUnits: bigint, decimals: number): bigint {
  return baseUnits - (baseUnits % 10n ** BigInt(Math.max(0, decimals - 2)));
}

function toSummary(listing: Listing, now: number): ListingSummary {
  const { ledger, token, seller, pricePerUnit, totalUnits, isSaleOpen } = listing;
  const rate = listing.currentAprBps ?? listing.aprBps;
  const maturity = Number(ledger.maturity);
  const [sold = ""] = formatAmount(purchaseCost(ledger.soldUnits, pricePerUnit), token).split(" ");
  return {
    id: listing.id.toString(),
    seller: seller.name ?? shortenAddress(seller.wallet),
    tier: seller.tier,
    status: listing.status,
    kind: listing.kind,
    level: listing.level,
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
