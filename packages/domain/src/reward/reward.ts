import "../zod-jitless.ts";
import * as z from "zod/mini";
import { addDays, lastSecondOf, parseCalendarDate } from "../text/calendar-date.ts";
import { toSingleLine } from "../text/single-line.ts";

/** Characters of each text. */
export const rewardTextLengths = { name: 60, description: 300, redemption: 300 } as const;
/** The most rewards that a wallet can describe with us. */
export const mostRewards = 50;
const mostDays = 5 * 365;

/** What a business promises each buyer beside interest, as typed. */
export interface RewardWords {
  readonly name: string;
  readonly description: string;
  /** How it is redeemed. */
  readonly redemption: string;
  /** The last day on which it is redeemed, YYYY-MM-DD in UTC. */
  readonly until: string;
}

export type RewardErrors = Partial<Record<keyof RewardWords, string>>;

const line = (longest: number) =>
  z.pipe(z.pipe(z.string(), z.transform(toSingleLine)), z.string().check(z.maxLength(longest)));

/** The texts without line breaks and invisible characters. */
export const rewardWordsSchema = z.object({
  name: line(rewardTextLengths.name),
  description: line(rewardTextLengths.description),
  redemption: line(rewardTextLengths.redemption),
  until: line(10),
});

/** What is missing or wrong, in words; `now` in ms since 1970. */
export function checkReward(words: RewardWords, now: number): RewardErrors {
  const errors: { -readonly [Name in keyof RewardErrors]: RewardErrors[Name] } = {};
  if (words.name.trim() === "") errors.name = "Give the reward a name.";
  if (words.description.trim() === "") errors.description = "Say what buyers get.";
  if (words.redemption.trim() === "") errors.redemption = "Say how they redeem it.";
  for (const field of ["name", "description", "redemption"] as const) {
    const most = rewardTextLengths[field];
    if (words[field].length > most) errors[field] = `Use at most ${most} characters.`;
  }
  const until = parseCalendarDate(words.until);
  if (until === null) errors.until = "Enter the last day on which it can be redeemed.";
  else if (lastSecondOf(until) * 1000 <= now) errors.until = "This date has passed.";
  else if (until > addDays(now, mostDays)) errors.until = "Choose a day within five years.";
  return errors;
}
