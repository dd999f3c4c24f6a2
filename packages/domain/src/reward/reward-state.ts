import { stageOf } from "../receivable/status/receivable-stage.ts";
import type { ReceivableStatus } from "../receivable/status/receivable-status.ts";
import { lastSecondOf, parseCalendarDate } from "../text/calendar-date.ts";

/**
 * What an owner has of a note's reward. `waiting-for-funding` and `waiting-for-repayment`: nothing to do yet.
 * `ended`: its last day is over, so that its maker no longer redeems it. `unfulfilled`: the receivable defaulted first, and the contract hands out nothing any more.
 */
export type RewardState =
  | "waiting-for-funding"
  | "waiting-for-repayment"
  | "claimable"
  | "claimed"
  | "ended"
  | "unfulfilled"
  | "void";

export interface RewardFacts {
  readonly status: ReceivableStatus;
  /** It can be claimed from funding on. */
  readonly early: boolean;
  /** The receivable has defaulted, also if it was repaid since. */
  readonly defaulted: boolean;
  readonly claimed: boolean;
  /** Its last day, YYYY-MM-DD in UTC, is over; false where it has none. */
  readonly over?: boolean;
}

/** Whether a reward's last day is over at `now` (seconds since 1970); one without a last day never is. */
export function isRewardOver(until: string, now: number): boolean {
  const day = parseCalendarDate(until);
  return day !== null && lastSecondOf(day) < now;
}

/** Decided by the contract's own rule: `award` in ListingRules.sol. */
export function rewardState(facts: RewardFacts): RewardState {
  const state = stateOnChain(facts);
  // The contract knows no last day; after it the reward's maker doesn't redeem it.
  return facts.over && (state === "claimable" || state.startsWith("waiting")) ? "ended" : state;
}

function stateOnChain({ status, early, defaulted, claimed }: RewardFacts): RewardState {
  if (claimed) return "claimed";
  if (defaulted) return "unfulfilled";
  const waiting = early ? "waiting-for-funding" : "waiting-for-repayment";
  switch (stageOf(status)) {
    case "sale":
      return waiting;
    case "off":
      return "void";
    case "running":
    case "grace":
    case "late":
      return early ? "claimable" : waiting;
    case "settled":
      return "claimable";
    case "default":
      return "unfulfilled";
  }
}
