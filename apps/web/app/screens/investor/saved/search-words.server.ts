import type { SellerSlug } from "@tenora/database/disclosure/find-seller-slugs";
import {
  type FilterKey,
  filterChoices,
  type ListingPart,
  type ListingsAddress,
  shownPart,
} from "@tenora/database/market/listing/listing-query";
import { filterLabels } from "~/features/receivable/summary/filter-labels.server";

const parts: Readonly<Record<ListingPart, string>> = {
  "on-sale": "on sale",
  running: "running",
  "past-due": "past due or in default",
  closed: "closed",
  all: "any status",
};

/** What a search asks for: "Low or Medium risk, up to 60 days, USDC". `sellers`: the chosen ones. */
export function searchWords(address: ListingsAddress, sellers: readonly SellerSlug[]): string {
  const { chosen, search } = address;
  const names = new Map(sellers.map(({ slug, name }) => [slug, name]));
  const some = (name: FilterKey, after = "") => {
    const labels = chosen[name].map((value) => names.get(value) ?? filterLabels[value] ?? value);
    return labels.length === 0 ? "" : labels.join(" or ") + after;
  };
  const words = [
    search && `“${search}”`,
    some("seller"),
    some("risk", " risk"),
    timeframeWords(chosen.timeframe),
    some("return"),
    some("tier"),
    some("token"),
    some("level"),
    some("kind"),
    statusWords(address) ?? some("status"),
  ].filter(Boolean);
  const text = words.join(", ") || "Everything on sale";
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The longest name of a search. */
const longest = 80;

/** A name for it, which people may change. */
export function proposeName(words: string): string {
  return words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`;
}

const timeframes = filterChoices.timeframe;
const last = timeframes.length - 1;

/** The first ones in a row are one: "up to 60 days". */
function timeframeWords(chosen: readonly string[]): string {
  const isRow = chosen.every((value, at) => value === timeframes[at]);
  if (chosen.length === 0 || (isRow && chosen.length > last)) return "";
  if (isRow) return `up to ${chosen.length * 30} days`;
  return chosen
    .map((value) => filterLabels[value]?.replace(/^[UO]/, (letter) => letter.toLowerCase()))
    .join(" or ");
}

/** Nothing for what the plain list shows, and a part by its name; null for a mixture of statuses. */
function statusWords(address: ListingsAddress): string | null {
  if (address.chosen.status.length === 0) return "";
  const part = shownPart(address);
  return part?.isWhole ? parts[part.name] : null;
}
