import type { ListingSort } from "@tenora/database/market/list-listings";
import { type ListingsAddress, writeListingsAddress } from "@tenora/database/market/listing-query";
import type { ListingColumn } from "./listings-page.ts";

const columns: readonly (readonly [name: string, sort?: ListingSort])[] = [
  ["Seller"],
  ["Customer"],
  ["Status"],
  ["Risk"],
  ["Yearly return", "return"],
  ["Due", "soonest"],
  ["Sold / owed", "funded"],
];

/** The table's columns; one that the list is sorted by leads back to the order in which it begins. */
export const tableColumns = (address: ListingsAddress): ListingColumn[] =>
  columns.map(([name, by]) => {
    if (by === undefined) return { name, to: null };
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
