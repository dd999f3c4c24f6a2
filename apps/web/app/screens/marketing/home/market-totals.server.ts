import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { readRepaymentRecord } from "@tenora/database/market/read-repayment-record";
import type { RouterContextProvider } from "react-router";
import { marketFigures } from "~/market/figures.server";
import type { MarketFigure } from "~/market/market-figures";
import { readMarket } from "~/market/read-market.server";

/** Financed, repaid, on time; none before the first listing, or while the market can't be read. */
export async function loadMarketTotals(
  context: Readonly<RouterContextProvider>,
): Promise<readonly MarketFigure[]> {
  const found = await readMarket(context, async (tx, { time }) => {
    const now = BigInt(time);
    return { stats: await readMarketStats(tx, now), record: await readRepaymentRecord(tx, now) };
  });
  if (found === null) return [];
  // In counts where there are some: no marketing page shows a percentage but those of the samples.
  return marketFigures(found.stats, found.record)
    .slice(0, 3)
    .map(({ label, values, note }) => ({ label, values: note === undefined ? values : [note] }));
}
