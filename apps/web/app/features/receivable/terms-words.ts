import type { ListingKind, ListingLevel } from "@tenora/database/market/listing-record";

/** Who says that the debt exists, from least to most certain. */
export const levelWords: Readonly<Record<ListingLevel, { label: string; meaning: string }>> = {
  declared: {
    label: "Declared",
    meaning: "Only the seller says so. No debtor has confirmed anything.",
  },
  attested: {
    label: "Attested",
    meaning: "Our reviewer checked the documents and how the debtor confirmed the invoice.",
  },
  "debtor-confirmed": {
    label: "Debtor-confirmed",
    meaning: "The debtor confirmed this invoice by signing with their own wallet.",
  },
};

/** What the level means; a campaign has no debtor who could confirm anything. */
export const levelMeaning = (level: ListingLevel, kind: ListingKind): string =>
  kind === "community" && level === "declared"
    ? "The seller alone promises it. There's no debtor who could confirm it."
    : levelWords[level].meaning;

export const kindWords: Readonly<Record<ListingKind, string>> = {
  factoring: "Invoice",
  community: "Community campaign",
};

const day = 86_400;

/**
 * "in 43 days", "today", "12 days ago". Ahead by the calendar in UTC, as people read a due date: all of
 * the day itself is "today". Past in started days, as the contract counts days past due.
 */
export function daysFrom(now: number, at: number): string {
  if (at < now) return `${inDays(Math.ceil((now - at) / day))} ago`;
  const days = Math.floor(at / day) - Math.floor(now / day);
  return days === 0 ? "today" : `in ${inDays(days)}`;
}

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
