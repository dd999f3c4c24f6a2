import type { SellerRecord } from "@tenora/database/market/read-seller-record";
import type { SellerTotals } from "@tenora/database/market/read-seller-totals";
import { formatAmountDown, formatCount } from "@tenora/domain/money/format-amount";

export interface RecordLine {
  readonly label: string;
  /** One of each token, or one alone. */
  readonly values: readonly string[];
}

/** A seller's record from the chain, as their page and they themselves read it. */
export function sellerRecordWords(record: SellerRecord): RecordLine[] {
  const { listed, due, onTime, defaulted, averageDaysLate, totals } = record;
  const amounts = (of: (one: SellerTotals) => bigint) =>
    totals.length === 0 ? ["None yet"] : totals.map((one) => formatAmountDown(of(one), one.token));
  return [
    { label: "Receivables listed", values: [formatCount(listed)] },
    { label: "Financed", values: amounts(({ financed }) => financed) },
    { label: "Repaid to investors", values: amounts(({ repaid }) => repaid) },
    { label: "Repaid on time", values: [onTimeWords(due, onTime)] },
    {
      label: "Average days late",
      values: [averageDaysLate === null ? "None due yet" : String(averageDaysLate)],
    },
    { label: "Defaults", values: [formatCount(defaulted)] },
  ];
}

/** "4 of 5 (80%)", rounded down so that no late one disappears. */
const onTimeWords = (due: number, onTime: number) =>
  due === 0 ? "None due yet" : `${onTime} of ${due} (${Math.floor((onTime * 100) / due)}%)`;
