import type { Tier } from "@tenora/domain/business/business";

/** What the form needs to know about the business. */
export interface SellerContext {
  readonly tier: Tier;
  readonly registrationNumber: string;
  /** ISO code; null while no reviewer has confirmed it. */
  readonly sellerCountry: string | null;
  readonly ownEmailDomain: string | null;
  /** The time of the exchange, in ms since 1970. */
  readonly now: number;
  /**
   * What the business owes investors or may have to, in base units at six decimals; null while that can't
   * be read, and where nothing is checked with it.
   */
  readonly owed: { readonly total: string; readonly owesPastGrace: boolean } | null;
  /** The platform fee of new listings, in basis points; null where `owed` is. */
  readonly feeBps: number | null;
}
