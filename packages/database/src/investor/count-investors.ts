import type { InvestorStatus } from "@tenora/domain/investor/investor";
import { sql } from "kysely";
import { countCap } from "../business/count-businesses.ts";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Investors per status, each at most `countCap`, which is shown as "1000+"; of the approved ones
 * counted, how many are suspended: they are listed among them.
 */
export async function countInvestors(
  tx: Transaction<"admin">,
): Promise<Record<InvestorStatus | "suspended", number>> {
  const upToCap = (status: InvestorStatus) =>
    sql`(select count(*)::int from (
      select from investors where status = ${sql.lit(status)} limit ${sql.lit(countCap)}) capped)`;
  const { rows } = await sql<Record<InvestorStatus | "suspended", number>>`
    select ${upToCap("pending")} as pending, ${upToCap("approved")} as approved,
      ${upToCap("rejected")} as rejected,
      (select count(suspended_at)::int from (
        select suspended_at from investors where status = 'approved' limit ${sql.lit(countCap)}) capped)
        as suspended`.execute(tx);
  return rows[0] ?? { pending: 0, approved: 0, rejected: 0, suspended: 0 };
}
