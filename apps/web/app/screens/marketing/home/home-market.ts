import type { MarketFigure } from "~/market/market-figures";
import type { BadgeTone } from "~/ui/badge";

/** What the server's HTML shows of the exchange, in words. */
export interface HomeMarket {
  /** Financed, repaid, on time; none before the first listing. */
  readonly figures: readonly MarketFigure[];
  /** The newest receivable on sale to everybody; null without one. */
  readonly listing: HomeListing | null;
}

export interface HomeListing {
  readonly id: string;
  readonly kind: string;
  readonly status: { readonly label: string; readonly tone: BadgeTone };
  /** The seller, or the name of its campaign. */
  readonly seller: string;
  readonly face: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly soldPercent: number;
}
