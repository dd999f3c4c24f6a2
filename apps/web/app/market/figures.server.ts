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
 * said, since no list shows them. What is in its grace period hasn't come due, and is told beside it.
 */
export function repaymentFigure(
  record: RepaymentRecord,
  stats: readonly TokenStats[],
): RepaymentFigure | null {
  const { due, duePrivately, onTime, repaidLate, defaulted, inGrace } = record;
  if (due === 0) return null;
  const outcomes = [
    { outcome: "on-time", count: onTime, words: "repaid on time" },
    { outcome: "late", count: repaidLate, words: "repaid late" },
    { outcome: "past-due", count: due - onTime - repaidLate - defaulted, words: "late" },
    { outcome: "default", count: defaulted, words: "in default" },
  ] as const;
  const inGraceWords = inGrace > 0 ? `, ${formatCount(inGrace)} more in grace period` : "";
  return {
    due: `${formatCount(due)} due so far${privateWords(duePrivately)}${inGraceWords}`,
    parts: outcomes
      .filter(({ count }) => count > 0)
      .map(({ outcome, count, words }) => ({
        ...{ outcome, count },
        label: `${formatCount(count)} ${words}`,
      })),
    byValue: stats
      .filter(({ cameDue }) => cameDue > 0n)
      .map(valueWords)
      .join("\n"),
  };
}

function privateWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " (1 in a private sale)" : ` (${formatCount(count)} in private sales)`;
}

/**
 * "Of USDC due: 76.7% repaid, 16.1% late (35,601.22), 7.2% in default (15,897.38)". The shares add up, and are
 * rounded against the exchange. The chain's totals know a late fee only once it is paid, as the label of what
 * is owed says.
 */
function valueWords({ token, cameDue, cameDuePaid, defaulted, late }: TokenStats): string {
  // Owed like the total, and rounded alike. The token's name stands before it.
  const amount = (sum: bigint) => formatAmountFor("payee", sum, token).split(" ")[0];
  const repaid = (cameDuePaid * 1_000n) / cameDue;
  const lost = (defaulted * 1_000n + cameDue - 1n) / cameDue;
  return [
    `Of ${token.symbol} due: ${permille(repaid)} repaid`,
    late > 0n && `${permille(1_000n - repaid - lost)} late (${amount(late)})`,
    defaulted > 0n ? `${permille(lost)} in default (${amount(defaulted)})` : "none in default",
  ]
    .filter(Boolean)
    .join(", ");
}

/** "79.4%", "80%" */
const permille = (share: bigint) =>
  share % 10n === 0n ? `${share / 10n}%` : `${share / 10n}.${share % 10n}%`;
