import type { NewBusiness } from "@tenora/domain/operations/new-business";
import type { Transaction } from "../transaction/transaction.ts";
import { market } from "./market-tables.ts";

/** Whether the exchange takes new business, at the newest indexed block. */
export async function findNewBusiness(tx: Transaction<"market">): Promise<NewBusiness> {
  const row = await market(tx)
    .selectFrom("registries")
    .select(["paused", "sunset"])
    .executeTakeFirst();
  if (row?.sunset) return "ended";
  return row?.paused ? "paused" : "open";
}
