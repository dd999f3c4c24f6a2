import { longestPauseSeconds, type NewBusiness } from "@tenora/domain/operations/new-business";
import type { Transaction } from "../../transaction/transaction.ts";
import { market, numberOrNull } from "../market-tables.ts";

/** Whether the exchange takes new business, at the newest indexed block, whose time is `now`. */
export async function findNewBusiness(
  tx: Transaction<"market">,
  now: number,
): Promise<{ readonly newBusiness: NewBusiness; readonly isStalled: boolean }> {
  const row = await market(tx)
    .selectFrom("registries")
    .select(["paused_at", "sunset"])
    .executeTakeFirst();
  if (row?.sunset) return { newBusiness: "ended", isStalled: true };
  const pausedAt = numberOrNull(row?.paused_at ?? null);
  if (pausedAt === null) return { newBusiness: "open", isStalled: false };
  return { newBusiness: "paused", isStalled: now > pausedAt + longestPauseSeconds };
}
