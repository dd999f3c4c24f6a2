import type { RiskGrade } from "@tenora/domain/risk/risk-grade";

/** Listings by id and fingerprint, position by position. */
export interface ListingReferences {
  readonly ids: readonly string[];
  readonly fingerprints: readonly string[];
}

/**
 * What our own records say to a filter: the listings of each choice that only they tell. Read before
 * the market, since no query reads both.
 */
export interface RecordMatches {
  readonly risks: Readonly<Partial<Record<RiskGrade, ListingReferences>>>;
  /** Whose debtor the searched text describes. */
  readonly described: ListingReferences;
}

export const noListings: ListingReferences = { ids: [], fingerprints: [] };
export const noMatches: RecordMatches = { risks: {}, described: noListings };
