import type { MarketTask } from "~/features/dashboard/market-task";

export interface BillsResponse {
  /** Null while the market can't be read. */
  readonly bills: readonly MarketTask[] | null;
  /** This wallet confirmed some of them, so it reads their numbers once it has signed in. */
  readonly hidesNumbers: boolean;
  /** Some are by invitation, and shown once it has signed in. */
  readonly hidesInvitations: boolean;
}
