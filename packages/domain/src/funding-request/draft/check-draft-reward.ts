import { lastSecondOf, parseCalendarDate } from "../../text/calendar-date.ts";
import { formatShortDate } from "../../text/format-date.ts";
import type { Draft } from "./draft.ts";

/** A reward that the business has put on the chain. */
export interface OwnReward {
  readonly contract: `0x${string}`;
  /** Its number there. */
  readonly id: string;
  readonly name: string;
  /** The last day to redeem it, YYYY-MM-DD; empty when its words don't say one. */
  readonly until: string;
}

/** What the terms promise each buyer. */
export interface PromisedReward {
  readonly contract: `0x${string}`;
  readonly id: bigint;
  /** It can be claimed from funding on, not only after repayment. */
  readonly early: boolean;
}

/**
 * The reward of a draft; null without one, and with an error where it isn't one of the business's own
 * or ends before anybody can claim it. Dates in seconds since 1970, null while they aren't known.
 */
export function checkDraftReward(
  { reward, rewardMoment }: Pick<Draft, "reward" | "rewardMoment">,
  own: readonly OwnReward[],
  dates: { readonly fundingDeadline: number; readonly maturity: number } | null,
  errors: Record<string, string>,
): PromisedReward | null {
  if (reward === "") return null;
  const found = own.find(({ id }) => id === reward);
  if (found === undefined) {
    errors.reward = "Choose one of your rewards, or none.";
    return null;
  }
  const early = rewardMoment === "funded";
  const until = parseCalendarDate(found.until);
  const from = dates && (early ? dates.fundingDeadline : dates.maturity) * 1000;
  if (until !== null && from !== null && lastSecondOf(until) * 1000 <= from) {
    errors.reward = `It ends on ${formatShortDate(new Date(until))}, before buyers can be sure to claim it. Choose another reward, or earlier dates.`;
  }
  return { contract: found.contract, id: BigInt(found.id), early };
}
