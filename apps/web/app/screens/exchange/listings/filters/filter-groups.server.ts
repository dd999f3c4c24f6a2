import type { SellerSlug } from "@tenora/database/disclosure/find-seller-slugs";
import type { ListingCounts } from "@tenora/database/market/listing/count-listings";
import {
  type FilterKey,
  filterChoices,
  filterKeys,
  type ListingsAddress,
  listingParts,
  shownPart,
} from "@tenora/database/market/listing/listing-query";
import { filterLabels } from "~/features/receivable/summary/filter-labels.server";
import type { FilterGroup } from "../listings-page.ts";

const legends: Readonly<Record<FilterKey, string>> = {
  status: "Status",
  risk: "Risk",
  timeframe: "Time until due",
  return: "Return",
  tier: "Seller's tier",
  token: "Currency",
  level: "Confirmation",
  kind: "Type",
  seller: "Seller",
};

/**
 * The filters with how many listings each choice would show. Choices that would show none are left out
 * unless they are chosen, and so is a filter of which there is only one. Statuses are chosen by whole parts
 * of the list: they are here only where an address has others, and then those of the part alone. `sellers`: the chosen ones.
 */
export function filterGroups(
  counts: ListingCounts,
  address: ListingsAddress,
  sellers: readonly SellerSlug[],
): FilterGroup[] {
  const { chosen } = address;
  const part = shownPart(address);
  const statuses: readonly string[] = listingParts[part?.name ?? "all"];
  const counters: Readonly<Record<FilterKey, Readonly<Record<string, number>>>> = {
    ...counts,
    return: counts.returns,
    seller: Object.fromEntries(
      sellers.map(({ slug, wallet }) => [slug, counts.seller[wallet] ?? 0]),
    ),
  };
  const names = new Map(sellers.map(({ slug, name }) => [slug, name]));
  return filterKeys.flatMap((name) => {
    if (name === "status" && part?.isWhole) return [];
    const counted = counters[name];
    const isInPart = (value: string) =>
      name !== "status" || part === null || statuses.includes(value);
    const values = (filterChoices[name] ?? Object.keys(counted)).filter(isInPart);
    const choices = values
      .map((value) => ({
        value,
        label: (name === "seller" ? names.get(value) : filterLabels[value]) ?? value,
        count: counted[value] ?? 0,
        isChosen: chosen[name].includes(value),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen);
    const isUseful = choices.length > 1 || choices.some(({ isChosen }) => isChosen);
    return isUseful ? [{ name, legend: legends[name], choices }] : [];
  });
}
