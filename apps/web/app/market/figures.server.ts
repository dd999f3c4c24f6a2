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
    {
      label: "Owed, with returns, before late fees",
      values: amounts((one) => one.outstanding),
      notes: used.map(unpaidWords),
    },
  ];
}

/**
 * "45,233.00 past due, 16,259.92 in default": how much of what is owed, a line each; null for none. The chain's totals
 * know a late fee only once it is paid, as the label says.
 */
function unpaidWords({ token, pastDue, defaulted }: TokenStats): string | null {
  const parts = [
    [pastDue, "past due"],
    [defaulted, "in default"],
  ] as const;
  const words = parts.flatMap(([sum, what]) =>
    // Owed like the total above it, and rounded alike. The token's name stands there too.
    sum > 0n ? [`${formatAmountFor("payee", sum, token).split(" ")[0]} ${what}`] : [],
  );
  return words.length === 0 ? null : words.join(",\n");
}

/**
 * How everything that matured was repaid; null before anything has. Private sales count: how many is
 * said, since no list shows them.
 */
export function repaymentFigure(record: RepaymentRecord): RepaymentFigure | null {
  const { due, duePrivately, onTime, repaidLate, defaulted } = record;
  if (due === 0) return null;
  const sold = duePrivately > 0 ? `, including ${formatCount(duePrivately)} sold privately` : "";
  const parts = [
    { outcome: "on-time", count: onTime, words: "repaid on time" },
    { outcome: "late", count: repaidLate, words: "repaid late" },
    {
      outcome: "past-due",
      count: due - onTime - repaidLate - defaulted,
      words: "unpaid after grace",
    },
    { outcome: "default", count: defaulted, words: "in default" },
  ] as const;
  return {
    due: `${formatCount(due)} due so far${sold}`,
    parts: parts
      .filter(({ count }) => count > 0)
      .map(({ words, ...part }) => ({ ...part, label: `${formatCount(part.count)} ${words}` })),
  };
}
