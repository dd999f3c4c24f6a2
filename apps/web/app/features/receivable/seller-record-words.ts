import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import type { SellerRecord } from "@tenora/database/market/read-seller-record";
import type { SellerTotals } from "@tenora/database/market/read-seller-totals";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { defaultWords } from "@tenora/domain/receivable/default-words";
import { onTimeWords } from "@tenora/domain/receivable/on-time-words";

export interface RecordLine {
  readonly label: string;
  /** One of each token, or one alone. */
  readonly values: readonly string[];
}

/** A seller's record from the chain, as their page and they themselves read it. */
export function sellerRecordWords(record: SellerRecord): RecordLine[] {
  const { listed, due, onTime, averageDaysLate, totals } = record;
  const amounts = (of: (one: SellerTotals) => bigint) =>
    totals.length === 0
      ? ["None yet"]
      : totals.map((one) => formatAmountFor("payee", of(one), one.token));
  return [
    { label: "Receivables listed", values: [formatCount(listed)] },
    { label: "Financed", values: amounts(({ financed }) => financed) },
    { label: "Repaid to investors", values: amounts(({ repaid }) => repaid) },
    { label: "Repaid on time", values: [shareWords(due, onTime)] },
    {
      label: "Average days late",
      values: [averageDaysLate === null ? "None due yet" : String(averageDaysLate)],
    },
    { label: "Defaults", values: [defaultWords(record)] },
  ];
}

/** "4 of 5 that came due (80%)", rounded down so that no late one disappears. */
const shareWords = (due: number, onTime: number) =>
  onTimeWords({ due, onTime }) + (due === 0 ? "" : ` (${Math.floor((onTime * 100) / due)}%)`);

/**
 * "4 of 5 repaid on time, late now", of what has come due: late while something is past its grace period,
 * unpaid and not in default. Null for sellers of whom nothing was due.
 */
export function shortRecordWords(record: RepaymentRecord | undefined): string | null {
  if (record === undefined || record.due === 0) return null;
  const { due, onTime, repaidLate, defaulted } = record;
  const words = `${formatCount(onTime)} of ${formatCount(due)} repaid on time`;
  return due > onTime + repaidLate + defaulted ? `${words}, late now` : words;
}

/** The same of sellers of whom something was late; null for all others. */
export const lateRecordWords = (record: RepaymentRecord | undefined): string | null =>
  record?.onTime === record?.due ? null : shortRecordWords(record);
