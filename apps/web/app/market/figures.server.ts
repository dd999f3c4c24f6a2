import type { TokenStats } from "@tenora/database/market/read-market-stats";
import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { MarketFigure, RepaymentFigure } from "./market-figures.ts";

/**
 * What has happened on the exchange so far, each stablecoin by itself; none before the first listing. What
 * was financed has no returns in it: the labels of the others say so, since they are no parts of it.
 */
export function marketFigures(stats: readonly TokenStats[]): MarketFigure[] {
  const used = stats.filter(({ listed }) => listed > 0n);
  if (used.length === 0) return [];
  const amounts = (of: (one: TokenStats) => bigint) =>
    used.map((one) => formatAmountFor("payee", of(one), one.token));
  return [
    { label: "Financed", values: amounts((one) => one.financed) },
    { label: "Repaid, with returns", values: amounts((one) => one.repaid + one.lateFees) },
    { label: "Owed, before late fees", values: amounts((one) => one.outstanding) },
  ];
}

/**
 * How everything that matured was repaid; null before anything has. Private sales count: how many is
 * said, since no list shows them. So is what is in its grace period, which is past due and hasn't come due.
 */
export function repaymentFigure(
  record: RepaymentRecord,
  stats: readonly TokenStats[],
): RepaymentFigure | null {
  const { due, duePrivately, onTime, repaidLate, defaulted, inGrace } = record;
  if (due === 0) return null;
  const late = due - onTime - repaidLate - defaulted;
  const outcomes = [
    { outcome: "on-time", count: onTime, label: words(onTime, "repaid on time") },
    { outcome: "late", count: repaidLate, label: words(repaidLate, "repaid late") },
    {
      outcome: "past-due",
      count: late,
      label: [words(late, "late"), words(inGrace, "in grace period")].filter(Boolean).join(" + "),
    },
    { outcome: "default", count: defaulted, label: words(defaulted, "in default") },
  ] as const;
  return {
    due: `${formatCount(due)} due so far${privateWords(duePrivately)}`,
    parts: outcomes.filter(({ label }) => label !== ""),
    byValue: stats
      .filter(({ cameDue }) => cameDue > 0n)
      .map(valueWords)
      .join("\n"),
  };
}

const words = (count: number, what: string) => (count > 0 ? `${formatCount(count)} ${what}` : "");

function privateWords(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "; 1 was a private sale to an invited buyer";
  return `; ${formatCount(count)} were private sales to invited buyers`;
}

/**
 * "Of USDC due: 79.4% repaid, 7.2% in default (15,897.38); 44,861.47 past due". Shares are rounded against
 * the exchange. The chain's totals know a late fee only once it is paid, as the label of what is owed says.
 */
function valueWords({ token, cameDue, cameDuePaid, defaulted, pastDue }: TokenStats): string {
  // Owed like the total, and rounded alike. The token's name stands before it.
  const amount = (sum: bigint) => formatAmountFor("payee", sum, token).split(" ")[0];
  const repaid = `${permille((cameDuePaid * 1_000n) / cameDue)} repaid`;
  const lost = permille((defaulted * 1_000n + cameDue - 1n) / cameDue);
  return [
    `Of ${token.symbol} due: ${repaid}`,
    defaulted > 0n ? `, ${lost} in default (${amount(defaulted)})` : ", none in default",
    pastDue > 0n && `; ${amount(pastDue)} past due`,
  ]
    .filter(Boolean)
    .join("");
}

/** "79.4%", "80%" */
const permille = (share: bigint) =>
  share % 10n === 0n ? `${share / 10n}%` : `${share / 10n}.${share % 10n}%`;
