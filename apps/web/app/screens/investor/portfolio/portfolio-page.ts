import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import type { MarketFigures } from "~/market/market-figures";

// What the portfolio shows, in words: the server writes every figure.

export interface Position {
  readonly note: bigint;
  readonly listing: bigint;
  /** "12-3": the third note of listing 12. */
  readonly name: string;
  readonly seller: string;
  readonly status: ReceivableStatus;
  readonly units: string;
  /** What was paid to the seller for it. */
  readonly cost: string;
  readonly atMaturity: string;
  readonly maturity: string;
  /** "in 12 days", or how many days past due. */
  readonly when: string;
  readonly collected: string;
  /** Null when nothing can be collected. */
  readonly claimable: string | null;
  /** What comes back of a cancelled sale, in base units; 0 for nothing. */
  readonly refundable: bigint;
  readonly refundWords: string | null;
}

export interface PositionGroup {
  readonly title: string;
  readonly meaning: string;
  readonly positions: readonly Position[];
}

export interface PortfolioPage {
  readonly market: MarketFigures;
  readonly wallet: string;
  /** One value for each stablecoin. */
  readonly figures: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly groups: readonly PositionGroup[];
  /** Notes with something to collect, newest first. */
  readonly claimable: readonly bigint[];
  readonly credits: readonly { readonly token: `0x${string}`; readonly words: string }[];
  /** The address of the next page of notes; null on the last. */
  readonly next: string | null;
  readonly isFirstPage: boolean;
}
