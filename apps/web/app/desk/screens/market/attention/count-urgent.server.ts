import { countAttention } from "@tenora/database/market/attention/list-attention";
import { pressingTopics } from "@tenora/domain/operations/attention-topic";
import type { RouterContextProvider } from "react-router";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";

/**
 * How much of the exchange needs a person, for the side bar of every page of the portal: zero while the
 * market can't be read, which the market's own page reports.
 */
export async function countUrgent(context: Readonly<RouterContextProvider>): Promise<number> {
  const counts = await readIndexed(context.get(servicesContext), (tx, head) =>
    countAttention(tx, BigInt(head.time), pressingTopics),
  );
  return Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0);
}
