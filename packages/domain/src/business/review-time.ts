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

const day = addDays(0, 1);
/** 1970-01-04, a Sunday, in ms since 1970. */
const sunday = addDays(0, 3);

/** Calendar days in which so many working days pass, by the UTC weekday that they begin on, Sunday first. */
export const calendarDaysByWeekday = (workingDays: number): readonly number[] =>
  Array.from({ length: 7 }, (_, weekday) => {
    const from = addDays(sunday, weekday);
    return (afterWorkingDays(from, workingDays) - from) / day;
  });
