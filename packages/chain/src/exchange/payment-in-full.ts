import { amountDueAt, type Debt } from "@tenora/domain/receivable/amounts/amount-due";

/** Longer than any transaction of a person waits; an hour bounds what a payer must have in hand. */
const maximumMinutes = 60;

export interface PaymentInFull {
  /** Due in the block that was read, in base units. */
  readonly due: bigint;
  /** The late fee of the next minutes; 0 unless the fee is running and exceeds the reserve. */
  readonly headroom: bigint;
  /** What to offer, and to allow or sign: `due + headroom`. */
  readonly amount: bigint;
}

/**
 * The amount that pays everything if it is mined within `minutes` of `blockTime` (seconds). While a
 * late fee runs, the figure of the last block is too small by the time it is mined: a few base units
 * would stay unpaid and end in a recorded default. The exchange takes what is due and no more; what
 * a permit or authorization has too much returns in the same call. Throws a RangeError for more than
 * an hour.
 */
export function paymentInFull(debt: Debt, blockTime: bigint, minutes = 15): PaymentInFull {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > maximumMinutes)
    throw new RangeError(`${minutes} is no whole number of minutes from 0 to ${maximumMinutes}.`);
  const due = amountDueAt(debt, blockTime).total;
  const amount = amountDueAt(debt, blockTime + BigInt(minutes) * 60n).total;
  return { due, headroom: amount - due, amount };
}
