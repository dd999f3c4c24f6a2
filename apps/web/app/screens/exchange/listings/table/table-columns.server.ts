import type { ListingSort } from "@tenora/database/market/listing/list-listings";
import {
  type ListingsAddress,
  listingParts,
  shownStatuses,
  writeListingsAddress,
} from "@tenora/database/market/listing/listing-query";
import type { ListingColumn } from "../listings-page.ts";

const columns: readonly (readonly [name: string, sort?: ListingSort])[] = [
  ["Seller"],
  ["Customer"],
  ["Status"],
  ["Risk"],
  ["Yearly return", "return"],
  ["Due", "soonest"],
  ["Sold / owed", "funded"],
];

/** For listings on sale the last column has the shares funded, which are an order; for all others amounts. */
const hasShares = (address: ListingsAddress) =>
  shownStatuses(address).every((one) =>
    (listingParts["on-sale"] as readonly string[]).includes(one),
  );

/** The table's columns; one that the list is sorted by leads back to the order in which it begins. */
export const tableColumns = (address: ListingsAddress): ListingColumn[] =>
  columns.map(([name, by]) => {
    if (by === undefined || (by === "funded" && !hasShares(address))) return { name, to: null };
    const isCurrent = by === address.sort;
    const sort = isCurrent ? "newest" : by;
    const to = `/exchange${writeListingsAddress({ ...address, sort, after: null })}`;
    return { name, to, order: isCurrent ? orders[by] : undefined };
  });

const orders = {
  newest: "descending",
  soonest: "ascending",
  return: "descending",
  funded: "descending",
} as const;
