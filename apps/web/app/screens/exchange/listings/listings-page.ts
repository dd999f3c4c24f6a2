import type { ListingSort } from "@tenora/database/market/list-listings";
import type { ListingKind, ListingLevel } from "@tenora/database/market/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import type { RiskGrade } from "@tenora/domain/risk/risk-grade";
import type { MarketFigure, MarketFigures } from "~/market/market-figures";

// What the list shows, in words: the server writes every figure, so that the browser needs no code for it.

export interface ListingSummary {
  readonly id: string;
  /** The seller's name, or its shortened wallet. */
  readonly seller: string;
  readonly tier: number | null;
  /** Of the seller's page; null for nobody we know, and while they are suspended. */
  readonly sellerLink: string | null;
  readonly status: ReceivableStatus;
  readonly kind: ListingKind;
  /** Of a community campaign, where we know it. */
  readonly campaign: string | null;
  readonly level: ListingLevel;
  /** Null where nobody has assessed it. */
  readonly risk: RiskGrade | null;
  /** Where and in what the debtor trades: "Retail, Germany". */
  readonly debtor: string | null;
  readonly isDisputed: boolean;
  readonly face: string;
  /** A yearly rate; null where it is undefined. */
  readonly yearly: string | null;
  readonly hasReward: boolean;
  readonly due: string;
  readonly dueIn: string;
  readonly soldPercent: number;
  /** "9,200.00 of 22,000.00 USDC" */
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

export interface ListingsPage {
  readonly market: MarketFigures;
  /** Empty before the first listing. */
  readonly figures: readonly MarketFigure[];
  readonly filters: readonly FilterGroup[];
  readonly search: string;
  readonly sort: ListingSort;
  readonly view: "cards" | "table";
  readonly hasUnknown: boolean;
  readonly isFiltered: boolean;
  readonly isFirstPage: boolean;
  readonly total: number;
  readonly listings: readonly ListingSummary[];
  /** Addresses: of the other view, the first and the next page. */
  readonly links: {
    readonly cards: string;
    readonly table: string;
    readonly first: string;
    readonly next: string | null;
  };
}
