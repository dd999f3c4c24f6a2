import { parseCalendarDate } from "./calendar-date.ts";

// Dates are shown in UTC on server and browser alike, so that both render the same text.
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });

const short = formatter({ month: "short", day: "numeric", year: "numeric" });
const long = formatter({ month: "long", day: "numeric", year: "numeric" });
const dayAndMonth = formatter({ month: "short", day: "numeric" });
const month = formatter({ month: "long", year: "numeric" });
const moment = formatter({
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "Jan 5, 2024" */
export const formatShortDate = (at: Date): string => short.format(at);
/** "Jan 5, 2024" for "2024-01-05"; as typed where that is no day. */
export function formatCalendarDate(typed: string): string {
  const at = parseCalendarDate(typed);
  return at === null ? typed : formatShortDate(new Date(at));
}
/** "Jan 5" */
export const formatDayAndMonth = (at: Date): string => dayAndMonth.format(at);
/** "January 5, 2024" */
export const formatLongDate = (at: Date): string => long.format(at);
/** "January 2024" */
export const formatMonth = (at: Date): string => month.format(at);
/** "Jan 5, 2024, 14:03" */
export const formatMoment = (at: Date): string => moment.format(at);
