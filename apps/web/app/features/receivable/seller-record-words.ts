import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import type { SellerRecord } from "@tenora/database/market/read-seller-record";
import type { SellerTotals } from "@tenora/database/market/read-seller-totals";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, type Side, sumFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amount-due";
import { defaultWords } from "@tenora/domain/receivable/default-words";
import { onTimeShareWords } from "@tenora/domain/receivable/on-time-words";

export interface RecordLine {
  readonly label: string;
  /** One of each token, or one alone. */
  readonly values: readonly string[];
  /** Something is late or disputed now. */
  readonly isWarning?: boolean;
}

/** A seller's record from the chain, as their page and they themselves read it. */
export function sellerRecordWords(record: SellerRecord): RecordLine[] {
  const { listed, defaulted, disputed, totals } = record;
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
      isWarning: record.pastDue.length > 0,
    },
    { label: "Defaults", values: [defaultWords(record)], isWarning: defaulted > 0 },
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
 * receivable)", "12.5 days on average (4 late receivables, those in default not counted)".
 */
function delayWords({ averageDelay: days, late, defaulted }: SellerRecord): string {
  if (days === null) return "None late";
  const delay = `${days} ${days === 1 ? "day" : "days"}`;
  const rest = defaulted === 0 ? "" : ", those in default not counted";
  return late === 1
    ? `${delay} (1 late receivable${rest})`
    : `${delay} on average (${formatCount(late)} late receivables${rest})`;
}

type PastDue = Pick<SellerRecord, "pastDue" | "morePastDue" | "totals">;

/**
 * "12,000.00 USDC in 2 receivables" of each token: what holders are owed, late fees included. "and 3 more" of
 * those that are too many to be added up.
 */
function pastDueNowWords(record: PastDue): string[] {
  const words = pastDueSums(record).map(({ amount, count }) => `${amount} ${inReceivables(count)}`);
  if (words.length === 0) return ["Nothing past due"];
  const { morePastDue } = record;
  return morePastDue === 0 ? words : [...words, `and ${formatCount(morePastDue)} more`];
}

export const inReceivables = (count: number): string =>
  `in ${formatCount(count)} ${count === 1 ? "receivable" : "receivables"}`;

/** What holders are owed of each token on what is past due, as every page adds it up. */
export const pastDueSums = ({ pastDue, totals }: Pick<PastDue, "pastDue" | "totals">) =>
  totals.flatMap(({ token }) => {
    const own = pastDue.filter((listing) => listing.token.address === token.address);
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
  const { due, onTime, pastDue, defaulted, disputed } = record;
  return due !== onTime || pastDue + defaulted + disputed > 0;
};
