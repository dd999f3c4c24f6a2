import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";

/**
 * How many days after their due date a seller's late receivables were repaid in full, on average: started days
 * counted whole as everywhere, rounded to a tenth; null when none was late. Late is what wasn't repaid by the end
 * of its grace period: zeros of the punctual ones would hide the delay. One that is unpaid counts with its days
 * until `now` (seconds since 1970), so that not paying never helps; a default counts once it is repaid.
 */
export async function readDaysLate(
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<number | null> {
  const end = sql`coalesce(settled_at, ${now.toString()}::bigint)`;
  const { days } = await market(tx)
    .selectFrom("listings")
    .select(
      sql<number | null>`round(avg(ceil((${end} - maturity)::numeric / 86400)), 1)::float8`.as(
        "days",
      ),
    )
    .where("seller", "=", seller.toLowerCase())
    .where(sql<boolean>`(state in (2, 3) and ${end} > maturity + grace_days * 86400::bigint)`)
    .executeTakeFirstOrThrow();
  return days;
}
