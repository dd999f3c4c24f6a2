import type { Currency } from "../../money/format-amount.ts";
import { roundFor } from "../../money/format-amount-for.ts";
import { type AmountDue, type Debt, owedToHolders, repaymentOf } from "./amount-due.ts";

/**
 * The late fee as every page shows it beside what holders are owed: what that leaves beside the unpaid
 * repayment, both rounded up as a debt is, so that the two add up to it. A fee of less than the rounding is 0.
 */
export const lateFeeShown = (due: Omit<AmountDue, "total">, currency: Currency): bigint =>
  roundFor("payer", owedToHolders(due), currency) - roundFor("payer", due.repayment, currency);

/** The same of what holders were paid in full: what it has above the repayment. */
export function lateFeePaidShown(
  debt: Pick<Debt, "soldUnits" | "repayPerUnit">,
  toHolders: bigint,
  currency: Currency,
): bigint {
  const repayment = repaymentOf(debt);
  return lateFeeShown({ repayment, lateFee: toHolders - repayment }, currency);
}
