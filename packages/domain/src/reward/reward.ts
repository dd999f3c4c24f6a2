import "../zod-jitless.ts";
import * as z from "zod/mini";
import { addDays, lastSecondOf, parseCalendarDate } from "../text/calendar-date.ts";
import { isBlank } from "../text/single-line.ts";
import { lineSchema } from "../text/text-schema.ts";

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

/** The texts without line breaks and invisible characters. */
export const rewardWordsSchema = z.object({
  name: lineSchema(rewardTextLengths.name),
  description: lineSchema(rewardTextLengths.description),
  redemption: lineSchema(rewardTextLengths.redemption),
  until: lineSchema(10),
});

/** What is missing or wrong, in words; `now` in ms since 1970. */
export function checkReward(words: RewardWords, now: number): RewardErrors {
  const errors: { -readonly [Name in keyof RewardErrors]: RewardErrors[Name] } = {};
  if (isBlank(words.name)) errors.name = "Give the reward a name.";
  if (isBlank(words.description)) errors.description = "Say what buyers get.";
  if (isBlank(words.redemption)) errors.redemption = "Say how they redeem it.";
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
