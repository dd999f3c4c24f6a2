import type { Listing } from "@tenora/database/market/listing-record";
import { formatCount } from "@tenora/domain/money/format-amount";

const day = 86_400n;

/** By which days anybody can work out the yearly return that the page shows. */
export function returnDays(listing: Listing, now: number): string {
  const { ledger, isSaleOpen, listedAt } = listing;
  const from = BigInt(isSaleOpen ? now : listedAt);
  // A started day counts as a whole one, so that the return is never shown too high.
  const days = (ledger.maturity - from + day - 1n) / day;
  const first = isSaleOpen ? "today included" : "the day of listing included";
  return `Yearly returns count whole days to the end of the due date, ${first}: ${formatCount(days)} ${days === 1n ? "day" : "days"}.`;
}
