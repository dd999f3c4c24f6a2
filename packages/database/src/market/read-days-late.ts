import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { market } from "./market-tables.ts";

/**
 * How many days after their due date a seller's receivables were repaid in full, on average: started days
 * counted whole as everywhere, 0 for early and punctual ones, rounded to a tenth. One that is unpaid after
 * its grace period counts with its days until `now` (seconds since 1970), so that not paying never helps;
 * a default is counted by itself. Null when none was due.
 */
export async function readAverageDaysLate(
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<number | null> {
  const at = sql`${now.toString()}::bigint`;
  const { days } = await market(tx)
    .selectFrom("listings")
    .select(
      sql<number | null>`round(avg(greatest(0,
        ceil((coalesce(settled_at, ${at}) - maturity)::numeric / 86400))), 1)::float8`.as("days"),
    )
    .where("seller", "=", seller.toLowerCase())
    .where(sql<boolean>`(state = 3 or state = 2 and ${at} > maturity + grace_days * 86400::bigint)`)
    .executeTakeFirstOrThrow();
  return days;
}
