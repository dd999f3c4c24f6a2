import type { InvestorStatus } from "@tenora/domain/investor/investor";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwInvestorUnchanged } from "./throw-investor-unchanged.ts";

export interface InvestorReview {
  readonly investorId: string;
  readonly status: Exclude<InvestorStatus, "pending">;
  readonly reason?: string | undefined;
  /** The newest check of each subject that the approving admin saw. */
  readonly seenChecks?: readonly string[] | undefined;
}

/**
 * An admin's decision on an investor, with its audit row and mail. A pending one is approved or
 * rejected; a rejected one may still be approved.
 * @throws DomainError ALREADY_REVIEWED when another admin was first; INVESTOR_NOT_CHECKED when the
 * admin approves with other checks than are in force, INVESTOR_CHECKS_MISSING when the settings require one that
 * isn't recorded; INVESTOR_NOT_FOUND; FORBIDDEN when the admin's session ended.
 */
export async function reviewInvestor(
  tx: Transaction<"admin">,
  { investorId, status, reason, seenChecks }: InvestorReview,
): Promise<void> {
  const { rows } = await sql<{ updated: boolean }>`
    select public.update_investor_status(${investorId}::uuid, ${status}, ${reason ?? null},
      ${seenChecks ?? null}::bigint[]) as updated`.execute(tx);
  if (rows[0]?.updated !== true) await throwInvestorUnchanged(tx, investorId, "ALREADY_REVIEWED");
}

/**
 * Suspends an approved investor or reinstates them, with an audit row and a mail.
 * @throws DomainError ALREADY_CHANGED when another admin was first or the investor is not approved;
 * INVESTOR_NOT_FOUND; FORBIDDEN when the admin's session ended.
 */
export async function suspendInvestor(
  tx: Transaction<"admin">,
  { investorId, suspend, reason }: { investorId: string; suspend: boolean; reason: string },
): Promise<void> {
  const { rows } = await sql<{ updated: boolean }>`
    select public.set_investor_suspension(${investorId}::uuid, ${suspend}, ${reason}) as updated`.execute(
    tx,
  );
  if (rows[0]?.updated !== true) await throwInvestorUnchanged(tx, investorId, "ALREADY_CHANGED");
}
