import type { ListingSort } from "@tenora/database/market/list-listings";
import type { ListingPart } from "~/market/listing-query";
import type { MarketFigure, MarketFigures, RepaymentFigure } from "~/market/market-figures";
import type { BadgeTone } from "~/ui/badge";

// What the list shows, in words: the server writes them and every figure, so that the browser needs no code
// for it.

export interface ListingSummary {
  readonly id: string;
  /** The seller's name, or its shortened wallet. */
  readonly seller: string;
  /** "Tier 1", "Not rated" */
  readonly tier: string;
  /** Of the seller's page; null for nobody we know, and while they are suspended. */
  readonly sellerLink: string | null;
  readonly status: { readonly label: string; readonly tone: BadgeTone };
  readonly isDisputed: boolean;
  /** Of a community campaign, where we know it. */
  readonly campaign: string | null;
  /** "12.25%"; null where it pays no interest or none that is defined. */
  readonly yearly: string | null;
  readonly hasReward: boolean;
  /** "Low risk", "Not graded" */
  readonly risk: string;
  /** "Invoice #45 · Retail · Hong Kong · confirmed by customer" */
  readonly about: string;
  /** "Debtor-confirmed" */
  readonly level: string;
  readonly face: string;
  readonly due: string;
  /** "in 60 days", "5 days ago"; null once nothing is expected any more. */
  readonly dueIn: string | null;
  readonly soldPercent: number;
  /** "16,200 of 21,600 USDC left", "21,600 USDC sold" */
  readonly sold: string;
  /** Null once nothing can be bought. */
  readonly timeLeft: string | null;
}

export interface FilterGroup {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    readonly isChosen: boolean;
  }[];
}

/** A part of the list by status, with how much of it the other filters leave. */
export interface ListingsTab {
  readonly name: ListingPart;
  readonly label: string;
  readonly count: number;
  readonly to: string;
  readonly isCurrent: boolean;
}

export interface ListingsPage {
  readonly market: MarketFigures;
  /** Empty before the first listing. */
  readonly figures: readonly MarketFigure[];
  readonly repayment: RepaymentFigure | null;
  readonly tabs: readonly ListingsTab[];
  readonly filters: readonly FilterGroup[];
  readonly search: string;
  readonly sort: ListingSort;
  readonly view: "cards" | "table";
  readonly hasUnknown: boolean;
  /** By more than a whole part of the list. */
  readonly isFiltered: boolean;
  readonly isFirstPage: boolean;
  readonly total: number;
  readonly listings: readonly ListingSummary[];
  /** The whole address as a form sends it, without the page. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Addresses: of the other view, without filters, of the first and the next page. */
  readonly links: {
    readonly cards: string;
    readonly table: string;
    readonly unfiltered: string;
    readonly first: string;
    readonly next: string | null;
  };
}
