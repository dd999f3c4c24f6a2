import { sql } from "kysely";
import { storeReviewRule } from "../operations/store-review-rule.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** Stores whether an investor is approved only once every check is recorded; at each start. The owner only. */
export const storeInvestorChecksRule = (ownerUrl: string, isNeeded: boolean): Promise<void> =>
  storeReviewRule(ownerUrl, {
    column: "needs_investor_checks",
    subject: "investor_checks",
    value: isNeeded,
    isRequired: isNeeded,
  });

/** Whether an approval needs every check. The database decides again when an investor is approved. */
export async function needsInvestorChecks(tx: Transaction<"admin">): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select app.needs_investor_checks() as needed`.execute(tx);
  return rows[0]?.needed === true;
}
