import { addDays } from "../text/calendar-date.ts";

/** Working days in which a business is usually reviewed, where an installation doesn't say otherwise. */
export const usualReviewDays = 2;

const names = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "one working day", "two working days", "12 working days" */
export const workingDaysWords = (days: number): string =>
  `${names[days] ?? days} working ${days === 1 ? "day" : "days"}`;

/** The same time so many working days (Monday to Friday in UTC) later, in ms since 1970. */
export function afterWorkingDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
