import type { SellerSlug } from "@tenora/database/disclosure/find-seller-slugs";
import { readListingsAddress, toAlertFilter } from "@tenora/database/market/listing/listing-query";
import type { SavedSearch } from "@tenora/database/search/saved-searches";
import type { SearchDraft, SearchView } from "../saved-page.ts";
import { proposeName, searchWords } from "../search-words.server.ts";

export const addressOf = (query: string) => readListingsAddress(new URLSearchParams(query));

/** `sellers`: those that any of the searches names. */
export function toSearchView(
  { id, name, query, alerts }: SavedSearch,
  sellers: readonly SellerSlug[],
): SearchView {
  const { words, canAlert } = factsOf(query, sellers);
  return { id, name, words, to: `/exchange${query}`, alerts, canAlert };
}

export function toSearchDraft(query: string, sellers: readonly SellerSlug[]): SearchDraft {
  const facts = factsOf(query, sellers);
  return { query, ...facts, name: proposeName(facts.words) };
}

function factsOf(query: string, sellers: readonly SellerSlug[]) {
  const address = addressOf(query);
  return { words: searchWords(address, sellers), canAlert: toAlertFilter(address) !== null };
}
