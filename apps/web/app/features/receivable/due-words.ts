import type { Listing } from "@tenora/database/market/listing/listing-record";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import { daysFrom } from "./terms-words.ts";

/** "due in 12 days", "due today", "3 days past due". */
export function dueWords(
  { ledger, daysPastDue }: Pick<Listing, "ledger" | "daysPastDue">,
  now: number,
): string {
  const when = whenDueWords({ ledger, daysPastDue }, now);
  return daysPastDue > 0n ? when : `due ${when}`;
}

/** The same beside a due date: "in 12 days", "today", "3 days past due". */
export function whenDueWords(
  { ledger, daysPastDue }: Pick<Listing, "ledger" | "daysPastDue">,
  now: number,
): string {
  if (daysPastDue > 0n) return pastDueWords(daysPastDue);
  return daysFrom(now, Number(ledger.maturity));
}
