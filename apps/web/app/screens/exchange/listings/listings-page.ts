import type { ListingSort } from "@tenora/database/market/listing/list-listings";
import type { ListingPart } from "@tenora/database/market/listing/listing-query";
import type { ListingSummary } from "~/features/receivable/summary/listing-summary";
import type { MarketFigure, MarketFigures, RepaymentFigure } from "~/market/market-figures";

// What the list shows, in words: the server writes them and every figure, so that the browser needs no code
// for it.

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

/** A column of the table; of one that the list can be sorted by, where that leads. */
export interface ListingColumn {
  readonly name: string;
  readonly to: string | null;
  /** The list is in its order now. */
  readonly order?: "ascending" | "descending" | undefined;
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
  readonly columns: readonly ListingColumn[];
  readonly hasUnknown: boolean;
  /** By more than a whole part of the list. */
  readonly isFiltered: boolean;
  readonly isFirstPage: boolean;
  readonly total: number;
  readonly listings: readonly ListingSummary[];
  /** The whole address as a form sends it, without the page. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Addresses: of the other view, without filters, of the first and the next page, and to save it. */
  readonly links: {
    readonly cards: string;
    readonly table: string;
    readonly unfiltered: string;
    readonly first: string;
    readonly next: string | null;
    /** Where this search can be saved. */
    readonly save: string;
  };
}
