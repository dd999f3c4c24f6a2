import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatCount } from "@tenora/domain/money/format-amount";
import { daysFrom } from "~/features/receivable/terms-words";

const day = 86_400n;

/** By which days anybody can work out the yearly return that the page shows, and why the due date is one less away. */
export function returnDays(listing: Listing, now: number): string {
  const { ledger, isSaleOpen, listedAt } = listing;
  const from = BigInt(isSaleOpen ? now : listedAt);
  // A started day counts as a whole one, so that the return is never shown too high.
  const days = (ledger.maturity - from + day - 1n) / day;
  const counted = `${formatCount(days)} ${days === 1n ? "day" : "days"}`;
  const rule = "Yearly returns count whole days to the end of the due date";
  if (!isSaleOpen) return `${rule}, the day of listing included: ${counted}.`;
  const until = daysFrom(now, Number(ledger.maturity));
  return `${rule}, today included: ${counted}. “Due ${until}” counts the days after today.`;
}
