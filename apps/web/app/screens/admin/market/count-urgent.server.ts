import { findMarketHead } from "@tenora/database/market/find-market-head";
import { countAttention } from "@tenora/database/market/list-attention";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { pressingTopics } from "@tenora/domain/operations/attention-topic";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/services.server";

/**
 * How much of the exchange needs a person, for the side bar of every page of the portal: zero while the
 * market can't be read, which the market's own page reports.
 */
export async function countUrgent(context: Readonly<RouterContextProvider>): Promise<number> {
  const { marketDatabase, log } = context.get(servicesContext);
  try {
    return await asMarketReader(marketDatabase, async (tx) => {
      const head = await findMarketHead(tx);
      if (head === null) return 0;
      const counts = await countAttention(tx, BigInt(head.time), pressingTopics);
      return Object.values(counts).reduce((sum, one) => sum + one, 0);
    });
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    log.warn({ name, code }, "what needs a person on the market could not be counted");
    return 0;
  }
}
