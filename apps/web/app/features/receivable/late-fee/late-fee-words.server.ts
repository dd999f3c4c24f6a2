import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import { formatAmountFor, type Side } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeeDown } from "@tenora/domain/receivable/amounts/late-fee";
import { lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { formatShortDate } from "@tenora/domain/text/format-date";

const day = 86_400n;
const date = (seconds: bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

type Owed = Pick<Listing, "ledger" | "status" | "due" | "token" | "recovered">;

/**
 * What a late payment costs, and when, in words for one side; null once nothing is owed to holders. The
 * amounts are those of the whole receivable, the same for both.
 */
export function lateFeeWords(listing: Owed, side: Side): string | null {
  const { ledger, status, due, token } = listing;
  if (owedToHolders(due) === 0n) return null;
  if (status === "defaulted") return defaultWords(listing, side);
  const graceEnd = ledger.maturity + ledger.graceDays * day;
  const defaultAt = graceEnd + ledger.delayDays * day;
  const isOverdue = status === "overdue";
  if (due.repayment === 0n)
    return `The repayment is paid. Only this late fee is still owed; it no longer rises.${isOverdue ? " Anyone can record the default now." : ""}`;
  const perDay = lateFeeDown(due.repayment * day, ledger.lateFeeBps);
  if (perDay === 0n)
    return isOverdue
      ? "No late fee was agreed. Anyone can record the default now."
      : `No late fee was agreed. A default can be recorded after ${date(defaultAt)}.`;
  const cost = `about ${formatAmountFor("payer", perDay, token)} a day`;
  const rate = `${formatBasisPoints(Number(ledger.lateFeeBps))} a year`;
  if (isOverdue) return "The late fee no longer rises. Anyone can record the default now.";
  const fee = lateFeeShown(due, token);
  if (status === "late")
    // A payee owns a part of it, beside whose own share this stands.
    return `${side === "payee" ? "On the whole receivable, a" : "A"} late fee ${fee > 0n ? `of ${formatAmount(fee, token)} has built up` : "has begun"}. It rises by ${cost} (${rate}) until the end of ${date(defaultAt)}. After that, anyone can record a default.`;
  return `If it's unpaid after ${date(graceEnd)}, a late fee of ${cost} (${rate}) builds up for the investors.`;
}

/** The fee was fixed when the time for it ended, not when the default was recorded. */
function defaultWords({ due, token, recovered }: Owed, side: Side): string {
  const lateFee = lateFeeShown(due, token);
  const paid = formatAmountFor("payee", recovered, token);
  // A payee owns a part of both, beside whose own share this stands.
  const whole = side === "payee" ? " of the whole receivable" : "";
  return [
    "The default is recorded.",
    ...(lateFee > 0n ? [`The late fee${whole} stays at ${formatAmount(lateFee, token)}.`] : []),
    ...(recovered > 0n ? [`${paid}${whole} has been paid since the default.`] : []),
    "Whatever is paid still reaches the investors.",
  ].join(" ");
}
