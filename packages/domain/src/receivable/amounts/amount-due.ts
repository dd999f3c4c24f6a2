import { lateFeeDown, overlapSeconds } from "./late-fee.ts";
import {
  holdersPart,
  noteEarnedDown,
  paymentCeiling,
  unpaidFee,
  unpaidRepayment,
} from "./waterfall.ts";

/** What decides the amount due. Amounts in token base units, times in seconds since 1970, days whole. */
export interface Debt {
  readonly face: bigint;
  readonly soldUnits: bigint;
  readonly repayPerUnit: bigint;
  readonly paidIn: bigint;
  readonly lateFeeBps: bigint;
  /** Outstanding repayment × seconds after grace, counted up to `lateUntil`. */
  readonly lateUnits: bigint;
  readonly lateUntil: bigint;
  readonly maturity: bigint;
  readonly graceDays: bigint;
  readonly delayDays: bigint;
}

export interface AmountDue {
  /** Unpaid, to holders. */
  readonly repayment: bigint;
  /** Unpaid, to holders. */
  readonly lateFee: bigint;
  /** The most that can still be paid in; what exceeds repayment and late fee is the seller's. */
  readonly total: bigint;
}

/** What holders are still owed, the late fee included. */
export const owedToHolders = ({ repayment, lateFee }: Omit<AmountDue, "total">): bigint =>
  repayment + lateFee;

const day = 86_400n;

/** What all sold units repay. */
export const repaymentOf = (debt: Pick<Debt, "soldUnits" | "repayPerUnit">): bigint =>
  debt.soldUnits * debt.repayPerUnit;

/**
 * The late fee's count brought up to `time`, as the contract stores it with a payment and with a
 * default. How often it is called changes nothing.
 */
export function accrueLateUnits(debt: Debt, time: bigint): Pick<Debt, "lateUnits" | "lateUntil"> {
  const graceEnd = debt.maturity + debt.graceDays * day;
  const defaultAt = graceEnd + debt.delayDays * day;
  const late = overlapSeconds(debt.lateUntil, time, graceEnd, defaultAt);
  if (late === 0n) return { lateUnits: debt.lateUnits, lateUntil: debt.lateUntil };
  const unpaid = unpaidRepayment(debt.paidIn, repaymentOf(debt));
  return { lateUnits: debt.lateUnits + unpaid * late, lateUntil: time };
}

/**
 * What is due at `time` if nothing is paid until then, in base units; the same figures as `dueOf` of
 * the lens (ListingLedger.sol). The fee rises between grace and default only, so the result never
 * falls with time.
 */
export function amountDueAt(debt: Debt, time: bigint): AmountDue {
  const repayment = repaymentOf(debt);
  const fee = lateFeeAt(debt, time);
  return {
    repayment: unpaidRepayment(debt.paidIn, repayment),
    lateFee: unpaidFee(debt.paidIn, repayment, fee),
    total: paymentCeiling(debt.face, repayment, fee) - debt.paidIn,
  };
}

/** What a note has earned and not yet claimed at `time`; rounded down, the same as the lens's `noteOf`. */
export function claimableAt(
  debt: Debt,
  note: { readonly units: bigint; readonly claimed: bigint },
  time: bigint,
): bigint {
  const part = holdersPart(debt.paidIn, repaymentOf(debt), lateFeeAt(debt, time));
  return noteEarnedDown(part, note.units, debt.soldUnits) - note.claimed;
}

/** A note's part of what is still unpaid at `time`: repayment, and late fee so far; rounded down. */
export function owedToNoteAt(
  debt: Debt,
  note: { readonly units: bigint },
  time: bigint,
): Pick<AmountDue, "repayment" | "lateFee"> {
  const due = amountDueAt(debt, time);
  const part = (amount: bigint) => noteEarnedDown(amount, note.units, debt.soldUnits);
  return { repayment: part(due.repayment), lateFee: part(due.lateFee) };
}

/** The late fee up to `time`, paid or not. */
function lateFeeAt(debt: Debt, time: bigint): bigint {
  const { lateUnits } = accrueLateUnits(debt, time);
  return lateFeeDown(lateUnits, debt.lateFeeBps);
}
