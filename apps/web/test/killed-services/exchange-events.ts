import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import type { Hash, PublicClient } from "viem";
import { markOf } from "./trading-story.ts";

type Address = `0x${string}`;

/** The transactions of each purchase, payment and claim since a block, by their marks. */
export async function readMarks(
  client: PublicClient,
  address: Address,
  since: bigint,
): Promise<Map<string, Hash[]>> {
  const logs = await client.getContractEvents({
    address,
    abi: receivableExchangeAbi,
    fromBlock: since,
    strict: true,
  });
  const marks = new Map<string, Hash[]>();
  for (const log of logs) {
    const mark = markOfLog(log);
    if (mark !== null) marks.set(mark, [...(marks.get(mark) ?? []), log.transactionHash]);
  }
  return marks;
}

function markOfLog({ eventName, args }: { eventName: string; args: unknown }): string | null {
  const { listing, buyer, payer, units, amount, note } = args as Record<string, unknown>;
  if (eventName === "Bought") return markOf(eventName, listing, buyer, units);
  if (eventName === "Settled") return markOf(eventName, listing, payer, amount);
  if (eventName === "Claimed") return markOf(eventName, listing, note);
  return null;
}
