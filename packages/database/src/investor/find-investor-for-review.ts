import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";
import { type InvestorCheck, listInvestorChecks } from "./check-investor.ts";
import { type InvestorRecord, investorColumns, toInvestorRecord } from "./investor-record.ts";
import { needsInvestorChecks } from "./required-checks.ts";

/** An admin's action on an investor, from the audit log. */
export interface InvestorAction {
  readonly id: string;
  readonly at: Date;
  /** Such as `investor.approved`. */
  readonly action: string;
  readonly reason: string | null;
  readonly adminEmail: string | null;
  /** What the audit row says of the record then. */
  readonly after: unknown;
}

export interface InvestorForReview extends InvestorRecord {
  /** Oldest first; the hundred newest of them. */
  readonly actions: readonly InvestorAction[];
  /** Oldest first. */
  readonly checks: readonly InvestorCheck[];
  /** The operator requires that every check is recorded before an approval. */
  readonly needsChecks: boolean;
}

/**
 * Everything that admins may read of an investor, except the government id.
 * @throws DomainError INVESTOR_NOT_FOUND; INVALID_INPUT when the id is not a uuid.
 */
export async function findInvestorForReview(
  tx: Transaction<"admin">,
  id: string,
): Promise<InvestorForReview> {
  const row = await tx
    .selectFrom("investors")
    .select(investorColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError("INVESTOR_NOT_FOUND");
  const actions = await tx
    .selectFrom("audit_log")
    .select(["id", "at", "action", "reason", "admin_email as adminEmail", "after"])
    .where("subject_type", "=", "investor")
    .where("subject_id", "=", id)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return {
    ...toInvestorRecord(row),
    actions: actions.reverse(),
    checks: await listInvestorChecks(tx, id),
    needsChecks: await needsInvestorChecks(tx),
  };
}
