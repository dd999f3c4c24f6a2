import type { Listing } from "@tenora/database/market/listing-record";
import {
  formatAmount,
  formatAmountUp,
  formatBasisPoints,
} from "@tenora/domain/money/format-amount";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { lateFeeDown } from "@tenora/domain/receivable/late-fee";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { daysFrom } from "./terms-words.ts";

const day = 86_400n;
const date = (seconds: bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

/** What a late payment costs, and when; null once nothing is owed to holders. */
export function lateFeeWords({
  ledger,
  status,
  due,
  token,
}: Pick<Listing, "ledger" | "status" | "due" | "token">): string | null {
  if (due.repayment + due.lateFee === 0n) return null;
  if (due.repayment === 0n) return "The repayment is paid. Only this late fee is still owed.";
  const graceEnd = ledger.maturity + ledger.graceDays * day;
  const defaultAt = graceEnd + ledger.delayDays * day;
  const perDay = lateFeeDown(due.repayment * day, ledger.lateFeeBps, repaymentOf(ledger));
  const rate = formatBasisPoints(Number(ledger.lateFeeBps));
  const noFee = `No late fee was agreed. A default can be recorded after ${date(defaultAt)}.`;
  switch (status) {
    case "late":
      return perDay === 0n
        ? noFee
        : `A late fee of ${formatAmount(due.lateFee, token)} has built up. It rises by about ${formatAmountUp(perDay, token)} a day until ${date(defaultAt)}, when a default can be recorded.`;
    case "overdue":
      return perDay === 0n
        ? "No late fee was agreed. Anyone can record the default now."
        : "The late fee no longer rises. Anyone can record the default now.";
    case "defaulted":
      return "The default is recorded. Whatever is paid still reaches the investors.";
    default:
      return perDay === 0n
        ? noFee
        : `If it's unpaid after ${date(graceEnd)}, a late fee of about ${formatAmountUp(perDay, token)} a day (${rate} a year) builds up for the investors.`;
  }
}

/** "due in 12 days", "due today", "3 days past due". */
export function dueWords(
  { ledger, daysPastDue }: Pick<Listing, "ledger" | "daysPastDue">,
  now: number,
): string {
  if (daysPastDue > 0n)
    return daysPastDue === 1n ? "1 day past due" : `${daysPastDue} days past due`;
  return `due ${daysFrom(now, Number(ledger.maturity))}`;
}
