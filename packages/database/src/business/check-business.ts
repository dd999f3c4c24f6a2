import type { BusinessCheckSubject } from "@tenora/domain/business/business-check";
import { DomainError } from "@tenora/domain/domain-error";
import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface BusinessCheck {
  readonly id: string;
  readonly subject: BusinessCheckSubject;
  readonly outcome: CheckOutcome;
  /** What was consulted; null where nothing was written. */
  readonly comment: string | null;
  readonly at: Date;
  readonly adminEmail: string | null;
}

interface NewCheck {
  readonly businessId: string;
  readonly subject: BusinessCheckSubject;
  readonly outcome: CheckOutcome;
  readonly comment: string | null;
  /** The newest check of this subject since the submission; null for none. */
  readonly seenCheck: string | null;
  /** The `submittedAt` that the admin saw. */
  readonly seenSubmission: Date;
}

/**
 * Records what a reviewer checked of a business, with an audit row.
 * @throws DomainError ALREADY_CHANGED when a colleague recorded a newer one, or the business has sent
 * another request since; BUSINESS_NOT_FOUND; FORBIDDEN when the admin's session ended.
 */
export async function recordBusinessCheck(
  tx: Transaction<"admin">,
  { businessId, subject, outcome, comment, seenCheck, seenSubmission }: NewCheck,
): Promise<void> {
  const { rows } = await sql<{ recorded: boolean }>`
    select public.record_check('business', ${businessId}::uuid, ${subject}, ${outcome}, ${comment},
      ${seenCheck}::bigint, ${seenSubmission}::timestamptz) as recorded`.execute(tx);
  if (rows[0]?.recorded === true) return;
  const business = await tx
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", businessId)
    .executeTakeFirst();
  throw new DomainError(business === undefined ? "BUSINESS_NOT_FOUND" : "ALREADY_CHANGED");
}

/** All checks since the business registered, oldest first; those of an erased registration aren't of this one. */
export async function listBusinessChecks(
  tx: Transaction<"admin">,
  businessId: string,
): Promise<BusinessCheck[]> {
  const rows = await tx
    .selectFrom("recorded_checks as c")
    .innerJoin("businesses as b", "b.id", "c.business_id")
    .leftJoin("admins as a", "a.user_id", "c.admin_id")
    .select(["c.id", "c.subject", "c.outcome", "c.comment", "c.at", "a.email as adminEmail"])
    .where("c.business_id", "=", businessId)
    .whereRef("c.at", ">=", "b.created_at")
    .orderBy("c.id")
    .execute();
  return rows as BusinessCheck[];
}
