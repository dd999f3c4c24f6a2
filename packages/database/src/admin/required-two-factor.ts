import { sql } from "kysely";
import { storeReviewRule } from "../operations/store-review-rule.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** Stores whether every admin needs a second factor; at each start. The owner only. */
export const storeTwoFactorRule = (ownerUrl: string, isNeeded: boolean): Promise<void> =>
  storeReviewRule(ownerUrl, {
    column: "needs_two_factor",
    subject: "two_factor",
    value: isNeeded,
    isRequired: isNeeded,
  });

/** Whether every admin needs a second factor. The database decides again in each transaction. */
export async function needsTwoFactor(tx: Transaction<"admin" | "admin_account">): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select app.needs_two_factor() as needed`.execute(tx);
  return rows[0]?.needed === true;
}
