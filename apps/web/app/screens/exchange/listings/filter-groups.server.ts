import type { SellerSlug } from "@tenora/database/disclosure/find-seller-slugs";
import type { ListingCounts } from "@tenora/database/market/count-listings";
import { riskWords } from "~/features/receivable/risk-words";
import { statusWords } from "~/features/receivable/status-words";
import { kindWords, levelWords } from "~/features/receivable/terms-words";
import {
  type FilterKey,
  filterChoices,
  filterKeys,
  type ListingsAddress,
  shownPart,
} from "~/market/listing-query";
import type { FilterGroup } from "./listings-page.ts";

const legends: Readonly<Record<FilterKey, string>> = {
  status: "Status",
  risk: "Risk",
  timeframe: "Time to maturity",
  return: "Return",
  tier: "Seller's tier",
  token: "Currency",
  level: "Acknowledgement",
  kind: "Type",
  seller: "Seller",
};

const labels: Readonly<Record<string, string>> = {
  "le-30": "Up to 30 days",
  "31-60": "31–60 days",
  "61-90": "61–90 days",
  "gt-90": "Over 90 days",
  interest: "Interest",
  reward: "Reward",
  both: "Interest and reward",
  1: "Tier 1",
  2: "Tier 2",
  3: "Tier 3",
  ...kindWords,
  ...labelsOf(riskWords),
  ...labelsOf(statusWords),
  ...labelsOf(levelWords),
};

function labelsOf(words: Readonly<Record<string, { label: string }>>) {
  return Object.fromEntries(Object.entries(words).map(([value, { label }]) => [value, label]));
}

/**
 * The filters with how many listings each choice would show. Choices that would show none are left out
 * unless they are chosen, and so is a filter of which there is only one. Statuses are chosen by whole parts of the list: they are here
 * only where an address has others. `sellers`: the chosen ones.
 */
export function filterGroups(
  counts: ListingCounts,
  address: ListingsAddress,
  sellers: readonly SellerSlug[],
): FilterGroup[] {
  const { chosen } = address;
  const isWholePart = shownPart(address)?.isWhole ?? false;
  const counters: Readonly<Record<FilterKey, Readonly<Record<string, number>>>> = {
    ...counts,
    return: counts.returns,
    seller: Object.fromEntries(
      sellers.map(({ slug, wallet }) => [slug, counts.seller[wallet] ?? 0]),
    ),
  };
  const names = new Map(sellers.map(({ slug, name }) => [slug, name]));
  return filterKeys.flatMap((name) => {
    if (name === "status" && isWholePart) return [];
    const counted = counters[name];
    const values = filterChoices[name] ?? Object.keys(counted);
    const choices = values
      .map((value) => ({
        value,
        label: (name === "seller" ? names.get(value) : labels[value]) ?? value,
        count: counted[value] ?? 0,
        isChosen: chosen[name].includes(value),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen);
    const isUseful = choices.length > 1 || choices.some(({ isChosen }) => isChosen);
    return isUseful ? [{ name, legend: legends[name], choices }] : [];
  });
}
