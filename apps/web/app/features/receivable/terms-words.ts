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
    meaning: "The debtor confirmed the invoice by a signature of their own wallet.",
  },
};

export const kindWords: Readonly<Record<ListingKind, string>> = {
  factoring: "Invoice",
  community: "Community campaign",
};

const day = 86_400;

/** "in 43 days", "today", "12 days ago"; started days count whole, as in the contract. */
export function daysFrom(now: number, at: number): string {
  const days = Math.ceil(Math.abs(at - now) / day);
  if (days === 0) return "today";
  const words = days === 1 ? "1 day" : `${days} days`;
  return at >= now ? `in ${words}` : `${words} ago`;
}

/** How much time is left, in its largest unit: "3 days left", "5 hours left", "Ended". */
export function timeLeft(now: number, until: number): string {
  const seconds = until - now;
  if (seconds < 0) return "Ended";
  const [size, unit] =
    seconds >= day ? [day, "day"] : seconds >= 3_600 ? [3_600, "hour"] : [60, "minute"];
  const count = Math.max(1, Math.floor(seconds / (size as number)));
  return `${count} ${unit}${count === 1 ? "" : "s"} left`;
}
