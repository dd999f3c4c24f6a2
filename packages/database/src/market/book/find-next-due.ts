import type { Transaction } from "../../transaction/transaction.ts";
import { market, numberOrNull } from "../market-tables.ts";

const lastSecondOfDay = 86_399;
const funded = 2;

/**
 * The start of the next day, UTC, on which a funded receivable falls due, after `now`; null when none
 * does. Both in seconds since 1970. @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function findNextDueDay(
  tx: Transaction<"market">,
  now: number,
): Promise<number | null> {
  const row = await market(tx)
    .selectFrom("listings")
    .select((eb) => eb.fn.min("maturity").as("maturity"))
    .where("state", "=", funded)
    .where("maturity", ">", String(now + lastSecondOfDay))
    .executeTakeFirst();
  const maturity = numberOrNull(row?.maturity ?? null);
  return maturity === null ? null : maturity - lastSecondOfDay;
}
