import type { RiskGrade } from "@tenora/domain/risk/risk-grade";
import type { MarketTask } from "~/features/dashboard/market-task";
import type { Figure } from "~/features/receivable/summary/figure-strip";
import type { MarketFigures } from "~/market/market-figures";

// What the chain says of a wallet that holds notes, in words: the server writes every figure.

/** A receivable that every approved investor can buy now. */
export interface LiveOffer {
  readonly id: string;
  readonly seller: string;
  readonly face: string;
  /** A yearly rate, "a reward" or both; "no return" without either. */
  readonly yearly: string;
  readonly risk: RiskGrade | null;
  /** "Seller: 1 late now"; null while nothing of theirs is late, in default or disputed. */
  readonly warning: string | null;
  /** "in 43 days" */
  readonly due: string;
  readonly timeLeft: string;
}

export interface HolderOverview {
  readonly market: MarketFigures;
  /** Notes that were read; the newest 200 at most. */
  readonly notes: number;
  /** There are older notes, which no figure here contains. */
  readonly hasMore: boolean;
  /** Empty without notes. */
  readonly figures: readonly Figure[];
  readonly tasks: readonly MarketTask[];
  /** Newest first, three at most. */
  readonly offers: readonly LiveOffer[];
}

export interface HolderOverviewResponse {
  /** Null while the market can't be read. */
  readonly overview: HolderOverview | null;
  /** Some notes are of receivables by invitation, and shown once the wallet has signed in. */
  readonly hidesInvitations: boolean;
}
