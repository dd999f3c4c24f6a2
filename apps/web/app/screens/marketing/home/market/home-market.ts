import type { MarketFigure } from "~/market/market-figures";
import type { BadgeTone } from "~/ui/badge";

/** What the server's HTML shows of the exchange, in words. */
export interface HomeMarket {
  /** Financed, repaid, what matured; none before the first listing. */
  readonly figures: readonly MarketFigure[];
  /** The newest few that are on sale to everybody. */
  readonly offers: readonly HomeOffer[];
  /** Where all of them are: "See all 7 on sale". */
  readonly offered: string;
  /** The newest receivable on sale to everybody; null without one. */
  readonly listing: HomeListing | null;
}

export interface HomeOffer {
  readonly id: string;
  readonly seller: string;
  /** "#43 · invoice, customer in retail" */
  readonly about: string;
  /** "Due in 60 days" */
  readonly due: string;
  /** "Low risk" */
  readonly risk: string;
  /** "Seller: 1 late now"; null while nothing of theirs is late, in default or disputed. */
  readonly warning: string | null;
  /** "5,400 of 21,600 USDC sold" */
  readonly sold: string;
  readonly soldPercent: number;
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
