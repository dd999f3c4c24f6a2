import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { RewardState } from "@tenora/domain/reward/reward-state";
import type { DisputeWords } from "~/features/receivable/dispute/dispute-words";
import type { Figure } from "~/features/receivable/summary/figure-strip";
import type { RewardView } from "~/features/reward/reward-view";
import type { MarketFigures } from "~/market/market-figures";
import type { CashFlowChart } from "./analysis/cash-flow-charts.ts";

// What the portfolio shows, in words: the server writes every figure.

export interface Position {
  readonly note: bigint;
  readonly listing: bigint;
  /** "12-3": the third note of listing 12. */
  readonly name: string;
  readonly seller: string;
  /** The business itself repays, and no customer owes it. */
  readonly isCommunity: boolean;
  readonly status: ReceivableStatus;
  /** Seconds since 1970; null without a default. */
  readonly defaultedAt: number | null;
  /** The dispute's parties and start, with what it means for the holder; null without one. */
  readonly dispute: Pick<DisputeWords, "title" | "short"> | null;
  readonly units: string;
  /** What was paid to the seller for it. */
  readonly cost: string;
  /** What it still brings, or is owed once its day has passed; "–" where it is over and brings nothing more. */
  readonly value: string;
  readonly maturity: string;
  /** "in 12 days", or how many days past due. */
  readonly when: string;
  /** By this wallet; what earlier holders collected isn't counted. */
  readonly collected: string;
  /** This note's part of what is past due, late fee included; null while nothing is. */
  readonly owedWords: string | null;
  /** What lateness costs the debtor and when a default can be recorded; null while nothing is late. */
  readonly lateFeeWords: string | null;
  /** Null when nothing can be collected. */
  readonly claimable: string | null;
  /** What comes back of a cancelled sale, in base units; 0 for nothing. */
  readonly refundable: bigint;
  readonly refundWords: string | null;
  /** Null when the receivable promises none. */
  readonly reward: PositionReward | null;
}

/** The reward that a note earns. */
export interface PositionReward {
  readonly reward: RewardView;
  readonly state: RewardState;
  /** The seller says that it was handed over. */
  readonly isDelivered: boolean;
}

export interface PositionGroup {
  readonly title: string;
  readonly meaning: string;
  /** "Value at maturity"; of what is past due or in default "Still owed". */
  readonly valueLabel: string;
  readonly positions: readonly Position[];
}

/** A repaid receivable whose seller the wallet can rate. */
export interface RateableSale {
  readonly listing: bigint;
  readonly fingerprint: string;
  readonly seller: string;
}

/** How what is invested is spread over one thing, the largest share first. */
export interface Allocation {
  readonly title: string;
  readonly shares: readonly {
    readonly label: string;
    /** The share of all that is invested, in whole per cent. */
    readonly percent: number;
    /** More than a quarter on one of these can hurt. */
    readonly isLarge: boolean;
  }[];
}

/** A payment to or from the investor. */
export interface MovementRow {
  readonly key: string;
  readonly date: string;
  /** "Collected" */
  readonly what: string;
  readonly listing: bigint;
  readonly seller: string;
  /** "12-3" */
  readonly note: string | null;
  readonly amount: string;
  readonly isOut: boolean;
}

/** What all notes and payments of a wallet say together. */
export interface PortfolioAnalysis {
  /** Null with more notes or payments than are read. */
  readonly returns: readonly Figure[] | null;
  readonly charts: readonly CashFlowChart[];
  readonly allocations: readonly Allocation[];
  /** The newest payments. */
  readonly history: readonly MovementRow[];
}

export interface PortfolioPage {
  readonly market: MarketFigures;
  readonly wallet: string;
  /** Over all notes of the wallet, also those of other pages; one value for each stablecoin. On the first page only. */
  readonly figures: readonly Figure[];
  readonly groups: readonly PositionGroup[];
  /** On the first page only. */
  readonly claimable: {
    /** The newest 40 notes with something to collect, newest first. */
    readonly notes: readonly bigint[];
    /** How many notes have something to collect. */
    readonly count: number;
    /** What all of them bring, one for each stablecoin. */
    readonly amounts: readonly string[];
  };
  /** The receivables on this page that can be rated, the newest first, also those already rated. */
  readonly rateable: readonly RateableSale[];
  readonly credits: readonly { readonly token: `0x${string}`; readonly words: string }[];
  /** The address of the next page of notes; null on the last. */
  readonly next: string | null;
  readonly isFirstPage: boolean;
  /** On the first page only. */
  readonly analysis: PortfolioAnalysis | null;
}
