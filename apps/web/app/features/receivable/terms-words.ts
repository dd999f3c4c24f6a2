import type { ListingLevel } from "@tenora/database/market/listing/listing-record";
import { brand } from "@tenora/domain/brand";

/** How certain the debt is, from least to most. */
export const levelWords: Readonly<Record<ListingLevel, { label: string }>> = {
  declared: { label: "Declared by seller" },
  attested: { label: `Checked by ${brand.name}` },
  "debtor-confirmed": { label: "Confirmed by customer" },
};

const day = 86_400;

/**
 * "in 43 days", "today", "12 days ago". Ahead by the calendar in UTC, as people read a due date: all of
 * the day itself is "today". Past in started days, as the contract counts days past due.
 */
export function daysFrom(now: number, at: number): string {
  if (at < now) return `${inDays(Math.ceil((now - at) / day))} ago`;
  return daysByCalendar(now, at);
}

/** The days to or since an event, whatever the time of day: by the calendar in UTC. */
export function daysByCalendar(now: number, at: number): string {
  const days = daysAhead(now, at);
  if (days === 0) return "today";
  return days > 0 ? `in ${inDays(days)}` : `${inDays(-days)} ago`;
}

/** By the calendar in UTC. */
export const daysAhead = (now: number, at: number): number =>
  Math.floor(at / day) - Math.floor(now / day);

const inDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** How much time is left, in its largest unit: "3 days left", "5 hours left", "Ended". */
export function timeLeft(now: number, until: number): string {
  const seconds = until - now;
  if (seconds < 0) return "Ended";
  const [size, unit] =
    seconds >= day ? [day, "day"] : seconds >= 3_600 ? [3_600, "hour"] : [60, "minute"];
  const count = Math.max(1, Math.floor(seconds / (size as number)));
  return `${count} ${unit}${count === 1 ? "" : "s"} left`;
}
