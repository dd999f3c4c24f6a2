import { discloseListings } from "@tenora/database/disclosure/disclose-listings";
import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { matchRecords } from "@tenora/database/disclosure/match-records";
import { countListings } from "@tenora/database/market/listing/count-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import {
  type ListingsAddress,
  listingParts,
  readListingsAddress,
  shownPart,
  toListingFilter,
  writeListingsAddress,
  writeSearch,
} from "@tenora/database/market/listing/listing-query";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import {
  readRepaymentRecord,
  readRepaymentRecords,
} from "@tenora/database/market/seller/read-repayment-record";
import type { RouterContextProvider } from "react-router";
import { toListingSummary } from "~/features/receivable/summary/listing-summary.server";
import { marketFigures, repaymentFigure } from "~/market/figures.server";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import { filterGroups } from "./filters/filter-groups.server.ts";
import type { ListingsPage } from "./listings-page.ts";
import { tableColumns } from "./table/table-columns.server.ts";
import { listingsTabs } from "./tabs/listings-tabs.server.ts";

const pageSize = 24;

/** One page of the list for this address; null while the market can't be read. */
export async function loadListings(
  context: Readonly<RouterContextProvider>,
  params: URLSearchParams,
): Promise<ListingsPage | null> {
  const address = readListingsAddress(params);
  return unlessMarketUnavailable(context, async (visit) => {
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
      const page = await listListings(tx, { ...query, limit: pageSize }, now, records);
      const wallets = page.listings.map(({ seller }) => seller.wallet);
      return {
        page,
        repaid: await readRepaymentRecords(tx, now, wallets),
        counts: await countListings(tx, filter, now, records),
        stats: await readMarketStats(tx, now),
        record: await readRepaymentRecord(tx, now),
      };
    });
    if (found === null) return null;
    const { page, repaid, counts, stats, record, market } = found;
    const listings = await visit((tx) => discloseListings(tx, page.listings));
    return {
      market,
      ...addressFacts(address),
      columns: tableColumns(address),
      figures: marketFigures(stats, record),
      repayment: repaymentFigure(record, stats),
      tabs: listingsTabs(counts, address),
      filters: filterGroups(counts, address, sellers),
      total: counts.total,
      listings: listings.map((listing) => toListingSummary(listing, market.now, repaid)),
      links: linksOf(address, page.next),
    };
  });
}

function addressFacts(address: ListingsAddress) {
  const { search, sort, view, hasUnknown, after, chosen } = address;
  const { status, ...others } = chosen;
  const isPart = shownPart(address)?.isWhole ?? false;
  const isFiltered =
    search !== "" || !isPart || Object.values(others).some((one) => one.length > 0);
  const fields = [...new URLSearchParams(writeListingsAddress({ ...address, after: null }))];
  return { search, sort, view, hasUnknown, isFiltered, isFirstPage: after === null, fields };
}

function linksOf(address: ListingsAddress, next: ListingsAddress["after"]): ListingsPage["links"] {
  const to = (changes: Partial<ListingsAddress>) =>
    `/exchange${writeListingsAddress({ ...address, ...changes })}`;
  const part = shownPart(address);
  const { chosen } = readListingsAddress(new URLSearchParams());
  // The whole part of the list; of a search, which shows all by itself, what the plain list shows.
  const status = part?.isWhole ? address.chosen.status : listingParts[part?.name ?? "all"];
  return {
    cards: to({ view: "cards" }),
    table: to({ view: "table" }),
    unfiltered: to({ search: "", after: null, chosen: { ...chosen, status } }),
    first: to({ after: null }),
    next: next && to({ after: next }),
    save: `/investor/saved?${new URLSearchParams({ save: writeSearch(address) })}`,
  };
}
