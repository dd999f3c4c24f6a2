import type { BusinessStanding } from "@tenora/domain/business";
import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/** Status and tier, and whether it is suspended, of the business behind one exact address, in any capitalisation; else null. */
export async function findBusinessStanding(
  tx: Transaction<"visitor" | "member">,
  wallet: string,
): Promise<BusinessStanding | null> {
  const { rows } = await sql<BusinessStanding & { isSuspended: boolean }>`
    select status, tier, app.business_is_suspended(${wallet}) as "isSuspended"
    from app.business_standing(${wallet})`.execute(tx);
  if (rows[0] === undefined) return null;
  const { isSuspended, ...standing } = rows[0];
  return isSuspended ? { ...standing, suspended: true } : standing;
}
