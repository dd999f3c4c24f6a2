import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { MarketTask } from "~/features/dashboard/market-task";
import type { Figure } from "~/features/receivable/summary/figure-strip";
import type { MarketFigures } from "~/market/market-figures";

// What the chain says of a seller, in words: the server writes every figure.

export interface OwnReceivable {
  readonly id: string;
  readonly status: ReceivableStatus;
  readonly face: string;
  /** What the status alone doesn't say: "due in 12 days", "9,200.00 of 22,000.00 USDC sold". */
  readonly detail: string | null;
}

export interface SellerOverview {
  readonly market: MarketFigures;
  /** Null where our own records don't have an approved business of this wallet. */
  readonly name: string | null;
  /** Empty before the first listing. */
  readonly figures: readonly Figure[];
  readonly tasks: readonly MarketTask[];
  /** Newest first. */
  readonly latest: readonly OwnReceivable[];
  /** Receivables ever listed. */
  readonly listed: number;
}

export interface SellerOverviewResponse {
  /** Null while the market can't be read. */
  readonly overview: SellerOverview | null;
  /** Some of it is by invitation, and shown once the wallet has signed in. */
  readonly hidesInvitations: boolean;
}
