import type { ReceivableStatus } from "../receivable/receivable-status.ts";

/**
 * What an owner has of a note's reward. `waiting-for-funding` and `waiting-for-repayment`: nothing to do yet.
 * `unfulfilled`: the receivable defaulted first, and the contract hands out nothing any more.
 */
export type RewardState =
  | "waiting-for-funding"
  | "waiting-for-repayment"
  | "claimable"
  | "claimed"
  | "unfulfilled"
  | "void";

export interface RewardFacts {
  readonly status: ReceivableStatus;
  /** It can be claimed from funding on. */
  readonly early: boolean;
  /** The receivable has defaulted, also if it was repaid since. */
  readonly defaulted: boolean;
  readonly claimed: boolean;
}

/** Decided by the contract's own rule: `award` in ListingRules.sol. */
export function rewardState({ status, early, defaulted, claimed }: RewardFacts): RewardState {
  if (claimed) return "claimed";
  if (defaulted) return "unfulfilled";
  switch (status) {
    case "none":
    case "open":
    case "closing":
      return early ? "waiting-for-funding" : "waiting-for-repayment";
    case "failed":
    case "cancelled":
      return "void";
    case "selling":
    case "running":
    case "grace":
    case "late":
    case "overdue":
      return early ? "claimable" : "waiting-for-repayment";
    case "settled":
      return "claimable";
    case "defaulted":
      return "unfulfilled";
  }
}
