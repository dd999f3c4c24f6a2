import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import type { SellerRecord } from "@tenora/database/market/seller/read-seller-record";
import type { SellerTotals } from "@tenora/database/market/seller/read-seller-totals";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, type Side, sumFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { onTimeShareWords } from "@tenora/domain/receivable/on-time-words";
import { defaultWords } from "@tenora/domain/receivable/status/default-words";

export interface RecordLine {
  readonly label: string;
  /** One of each token, or one alone. */
  readonly values: readonly string[];
  /** Something is late or disputed now. */
  readonly isWarning?: boolean;
}

/** A seller's record from the chain, as their page and they themselves read it. */
export function sellerRecordWords(record: SellerRecord): RecordLine[] {
  const { listed, inDefault, disputed, totals } = record;
  const amounts = (side: Side, of: (one: SellerTotals) => bigint) =>
    totals.length === 0
      ? ["None yet"]
      : totals.map((one) => formatAmountFor(side, of(one), one.token));
  return [
    { label: "Receivables listed", values: [formatCount(listed)] },
    { label: "Financed", values: amounts("payee", ({ financed }) => financed) },
    { label: "Repaid to investors", values: amounts("payer", ({ repaid }) => repaid) },
    { label: "Repaid on time", values: onTimeValues(record) },
    { label: "Delay when late", values: [delayWords(record)] },
    {
      label: "Past due now",
      values: pastDueNowWords(record),
      isWarning: record.pastDue > 0,
    },
    { label: "Defaults", values: [defaultWords(record)], isWarning: inDefault > 0 },
    {
      label: "Disputed now",
      values: [disputed === 0 ? "None" : formatCount(disputed)],
      isWarning: disputed > 0,
    },
  ];
}

/**
 * "4 of 5 that came due (80%)", rounded down so that no late one disappears. What is late now has its line, and what
 * is in its grace period counts as neither: "1 of 1 repaid or past grace (100%)", "1 more in grace".
 */
function onTimeValues(record: SellerRecord): string[] {
  const { due, onTime, inGrace } = record;
  const share = due === 0 ? "" : ` (${Math.floor((onTime * 100) / due)}%)`;
  const words = onTimeShareWords(record) + share;
  if (inGrace === 0) return [words];
  return [words, `${formatCount(inGrace)} ${due === 0 ? "" : "more "}in grace`];
}

/**
 * Days from the due date, of those alone that weren't repaid by the end of their grace period: "25 days (1 late
 * receivable)", "12.5 days on average (4 late receivables, 1 repaid after a default, those in default not counted)".
 */
function delayWords({
  averageDaysLate: days,
  late,
  defaulted,
  inDefault,
}: Pick<SellerRecord, "averageDaysLate" | "late" | "defaulted" | "inDefault">): string {
  if (days === null) return "None late";
  const repaid = defaulted - inDefault;
  const of = [
    late > 0 && `${formatCount(late)} late ${late === 1 ? "receivable" : "receivables"}`,
    repaid > 0 && `${formatCount(repaid)} repaid after a default`,
    inDefault > 0 && "those in default not counted",
  ].filter(Boolean);
  const average = late + repaid === 1 ? "" : " on average";
  return `${days} ${days === 1 ? "day" : "days"}${average} (${of.join(", ")})`;
}

type PastDue = Pick<SellerRecord, "owing" | "totals">;

/**
 * "12,000.00 USDC in 2 receivables" of each token: what holders are owed, late fees included. "and 3 more" of
 * those that are too many to be added up.
 */
function pastDueNowWords(record: PastDue): string[] {
  const words = pastDueSums(record).map(({ amount, count }) => `${amount} ${inReceivables(count)}`);
  if (words.length === 0) return ["Nothing past due"];
  const { more } = record.owing;
  return more === 0 ? words : [...words, `and ${formatCount(more)} more`];
}

export const inReceivables = (count: number): string =>
  `in ${formatCount(count)} ${count === 1 ? "receivable" : "receivables"}`;

/** What holders are owed of each token on what is past due, as every page adds it up. */
export const pastDueSums = ({ owing, totals }: PastDue) =>
  totals.flatMap(({ token }) => {
    const own = owing.listings.filter((listing) => listing.token.address === token.address);
    if (own.length === 0) return [];
    const sum = sumFor(
      "payer",
      own.map(({ due }) => owedToHolders(due)),
      token,
    );
    return [{ amount: formatAmount(sum, token), count: own.length }];
  });

/** Something of a seller's was late, or is late, in default or disputed now. */
export const hasLateRecord = (record: RepaymentRecord): boolean => {
  const { due, onTime, pastDue, disputed } = record;
  return due !== onTime || pastDue + disputed > 0;
};
