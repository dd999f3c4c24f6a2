import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { market } from "./market-tables.ts";

export interface DaysLate {
  /** Of all that was due, 0 for early and punctual ones; null when none was. */
  readonly ofAll: number | null;
  /** Of those alone that weren't repaid by the end of their grace period; null when none was late. */
  readonly ofLate: number | null;
}

/**
 * How many days after their due date a seller's receivables were repaid in full, on average: started days
 * counted whole as everywhere, 0 for early and punctual ones, rounded to a tenth. One that is unpaid after
 * its grace period counts with its days until `now` (seconds since 1970), so that not paying never helps;
 * a default is counted by itself.
 */
export async function readDaysLate(
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<DaysLate> {
  const at = sql`${now.toString()}::bigint`;
  const end = sql`coalesce(settled_at, ${at})`;
  const graceEnd = sql`maturity + grace_days * 86400::bigint`;
  const average = sql`avg(greatest(0, ceil((${end} - maturity)::numeric / 86400)))`;
  return market(tx)
    .selectFrom("listings")
    .select([
      sql<number | null>`round(${average}, 1)::float8`.as("ofAll"),
      sql<number | null>`round(${average} filter (where ${end} > ${graceEnd}), 1)::float8`.as(
        "ofLate",
      ),
    ])
    .where("seller", "=", seller.toLowerCase())
    .where(sql<boolean>`(state = 3 or state = 2 and ${at} > ${graceEnd})`)
    .executeTakeFirstOrThrow();
}
