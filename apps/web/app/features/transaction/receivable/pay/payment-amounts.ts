import { paymentInFull } from "@tenora/chain/exchange/payment-in-full";
import { amountDueAt, type Debt } from "@tenora/domain/receivable/amounts/amount-due";
import type { ReceivablePayment } from "./payment.ts";

/** A late fee that runs is paid for this long ahead. */
export const headroomMinutes = 15;

/** Base units of a payment. */
interface PaymentAmounts {
  /** Asked for, as the chain has it now. */
  readonly due: bigint;
  /** Offered, and signed for or approved: the late fee rises until the transaction is mined. */
  readonly most: bigint;
}

/** A debt, and whether a payment takes what investors are owed alone. */
export type Payable = Debt & { readonly holdersOnly: boolean };

/** What is due of what was asked for at `time` (seconds since 1970), and what to offer for it. */
export function paymentAmounts(
  debt: Payable,
  time: bigint,
  asked: ReceivablePayment["amount"],
): PaymentAmounts {
  if (asked === "holders" || (asked === "total" && debt.holdersOnly))
    return { due: owedAt(debt, time), most: owedAt(debt, time + headroom) };
  if (asked === "total") {
    const { due, amount } = paymentInFull(debt, time, headroomMinutes);
    return { due, most: amount };
  }
  const amount = lesser(
    asked,
    debt.holdersOnly ? owedAt(debt, time) : amountDueAt(debt, time).total,
  );
  return { due: amount, most: amount };
}

/**
 * What the exchange takes of an offer at `time`: all of it up to the ceiling. What investors aren't
 * owed of it is the seller's.
 */
export function takenOf(debt: Payable, time: bigint, offered: bigint) {
  const { repayment, lateFee, total } = amountDueAt(debt, time);
  const taken = lesser(offered, debt.holdersOnly ? repayment + lateFee : total);
  const toHolders = lesser(taken, repayment + lateFee);
  return {
    taken,
    toHolders,
    /** The late fee within `toHolders`. */
    lateFee: toHolders > repayment ? toHolders - repayment : 0n,
    /** The seller's reserve covers it: the payer pays the face and no more. */
    isFromReserve: total + debt.paidIn <= debt.face,
    toSeller: taken - toHolders,
    stillDue: total - taken,
    /** To holders alone. */
    stillOwed: repayment + lateFee - toHolders,
  };
}

const headroom = BigInt(headroomMinutes) * 60n;

function owedAt(debt: Debt, time: bigint): bigint {
  const { repayment, lateFee } = amountDueAt(debt, time);
  return repayment + lateFee;
}

export const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
