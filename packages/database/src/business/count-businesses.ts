import type { BusinessStatus } from "@tenora/domain/business/business";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Counting stops here, so that a million businesses cost no more than a thousand. */
export const countCap = 1000;

/**
 * Businesses per status, each at most `countCap`: show that one as "1000+". Of
 * the approved ones counted, how many are suspended: they are listed among them.
 */
export async function countBusinesses(
  tx: Transaction<"admin">,
): Promise<Record<BusinessStatus | "suspended", number>> {
  const upToCap = (status: BusinessStatus) =>
    sql`(select count(*)::int from (
      select from businesses where status = ${sql.lit(status)} limit ${sql.lit(countCap)}) capped)`;
  const { rows } = await sql<Record<BusinessStatus | "suspended", number>>`
    select ${upToCap("pending")} as pending, ${upToCap("approved")} as approved,
      ${upToCap("rejected")} as rejected,
      (select count(suspended_at)::int from (
        select suspended_at from businesses where status = 'approved' limit ${sql.lit(countCap)}) capped)
        as suspended`.execute(tx);
  return rows[0] ?? { pending: 0, approved: 0, rejected: 0, suspended: 0 };
}
