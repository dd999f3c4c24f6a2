import type { listings } from "ponder:schema";
import { accrueLateUnits, repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { unpaidRepayment } from "@tenora/domain/receivable/amounts/waterfall";

type Listing = typeof listings.$inferSelect;

/** The contract's numbers of the stored states. */
export const states = { listed: 1, funded: 2, settled: 3, defaulted: 4, cancelled: 5 } as const;

const ledgerOf = (row: Listing) => ({
  face: row.face,
  repayPerUnit: row.repayPerUnit,
  soldUnits: BigInt(row.soldUnits),
  paidIn: row.paidIn,
  maturity: BigInt(row.maturity),
  graceDays: BigInt(row.graceDays),
  delayDays: BigInt(row.delayDays),
  lateFeeBps: BigInt(row.lateFeeBps),
  lateUnits: row.lateUnits,
  lateUntil: BigInt(row.lateUntil),
});

/** The late fee's count brought up to `time`, as the contract stores it with a payment or default. */
export function accrued(row: Listing, time: number): Pick<Listing, "lateUnits" | "lateUntil"> {
  const { lateUnits, lateUntil } = accrueLateUnits(ledgerOf(row), BigInt(time));
  return { lateUnits, lateUntil: Number(lateUntil) };
}

/** How much of a payment of `amount` is repayment; the rest is late fee and reserve. */
export function repaidBy(row: Listing, amount: bigint): bigint {
  const repayment = repaymentOf(ledgerOf(row));
  return unpaidRepayment(row.paidIn, repayment) - unpaidRepayment(row.paidIn + amount, repayment);
}

/** Proceeds of sold units that were not released yet, before the fee. */
export const unreleased = (row: Listing): bigint =>
  BigInt(row.soldUnits) * row.pricePerUnit - row.released;

/** Units sold of all units, basis points rounded down. */
export const fundedBps = (soldUnits: number, totalUnits: number): number =>
  Math.floor((soldUnits * 10_000) / totalUnits);
