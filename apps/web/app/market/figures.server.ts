import type { TokenStats } from "@tenora/database/market/read-market-stats";
import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { formatAmountDown } from "@tenora/domain/money/format-amount";
import type { MarketFigure } from "./market-figures.ts";

/** What has happened on the exchange so far, each stablecoin by itself. */
export function marketFigures(
  stats: readonly TokenStats[],
  record: RepaymentRecord,
): MarketFigure[] {
  const used = stats.filter(({ listed }) => listed > 0n);
  if (used.length === 0) return [];
  const amounts = (of: (one: TokenStats) => bigint) =>
    used.map((one) => formatAmountDown(of(one), one.token));
  const percent = record.due === 0 ? null : Math.floor((100 * record.onTime) / record.due);
  return [
    { label: "Financed", values: amounts((one) => one.financed) },
    { label: "Repaid to investors", values: amounts((one) => one.repaid + one.lateFees) },
    {
      label: "Repaid on time",
      values: [percent === null ? "None due yet" : `${percent}%`],
      ...(percent === null ? {} : { note: `${record.onTime} of ${record.due} receivables` }),
    },
    { label: "Outstanding", values: amounts((one) => one.outstanding) },
  ];
}
