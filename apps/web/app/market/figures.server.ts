import type { TokenStats } from "@tenora/database/market/read-market-stats";
import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { formatAmountDown, formatCount } from "@tenora/domain/money/format-amount";
import type { MarketFigure, RepaymentFigure } from "./market-figures.ts";

/** What has happened on the exchange so far, each stablecoin by itself; none before the first listing. */
export function marketFigures(stats: readonly TokenStats[]): MarketFigure[] {
  const used = stats.filter(({ listed }) => listed > 0n);
  if (used.length === 0) return [];
  const amounts = (of: (one: TokenStats) => bigint) =>
    used.map((one) => formatAmountDown(of(one), one.token));
  return [
    { label: "Financed", values: amounts((one) => one.financed) },
    { label: "Repaid to investors", values: amounts((one) => one.repaid + one.lateFees) },
    { label: "Outstanding", values: amounts((one) => one.outstanding) },
  ];
}

/** How everything that came due was repaid; null before anything has. */
export function repaymentFigure(record: RepaymentRecord): RepaymentFigure | null {
  const { due, onTime, repaidLate, defaulted } = record;
  if (due === 0) return null;
  const parts = [
    { outcome: "on-time", count: onTime, words: "repaid on time" },
    { outcome: "late", count: repaidLate, words: "repaid late" },
    { outcome: "past-due", count: due - onTime - repaidLate - defaulted, words: "overdue" },
    { outcome: "default", count: defaulted, words: "in default" },
  ] as const;
  return {
    due: `${formatCount(due)} came due`,
    parts: parts
      .filter(({ count }) => count > 0)
      .map(({ words, ...part }) => ({ ...part, label: `${formatCount(part.count)} ${words}` })),
  };
}
