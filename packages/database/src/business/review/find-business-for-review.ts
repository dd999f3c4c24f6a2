import type { CertificateInfo } from "@tenora/domain/business/onboarding";
import { DomainError } from "@tenora/domain/domain-error";
import { type Assignee, findAssignees } from "../../assignment/find-assignees.ts";
import { listRatingWords, type RatingWords } from "../../rating/hide-rating.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { type BusinessRecord, businessColumns, toBusinessRecord } from "../business-record.ts";
import { type BusinessCheck, listBusinessChecks } from "../check-business.ts";
import { type BusinessEvent, findBusinessEvents, isSubmission } from "../find-business-events.ts";
import { findCertificateRequests, type RequestedCertificate } from "./find-certificate-requests.ts";
import { type EqualRegistration, findEqualRegistrations } from "./find-equal-registrations.ts";

/** An admin's comment on a business. */
export interface BusinessComment {
  readonly id: string;
  readonly at: Date;
  readonly adminEmail: string | null;
  readonly comment: string;
}

/** What the business had sent when it was rejected the last time. */
export interface RejectedSubmission {
  readonly id: string;
  readonly rejectedAt: Date;
  readonly companyName: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly certificateUrl: string | null;
  readonly certificateInfo: CertificateInfo | null;
  readonly reason: string | null;
}

export interface BusinessForReview extends BusinessRecord {
  /** When it sent what is now on record. */
  readonly submittedAt: Date;
  /** Null when it was never rejected. */
  readonly lastRejected: RejectedSubmission | null;
  /** Oldest first. */
  readonly history: readonly BusinessEvent[];
  /** Oldest first; those from before `submittedAt` were of what it had sent then. */
  readonly checks: readonly BusinessCheck[];
  /** Oldest first. */
  readonly comments: readonly BusinessComment[];
  /** Null while no admin looks after it. */
  readonly assignee: Assignee | null;
  /** Null where no other certificate is asked for. */
  readonly certificateRequest: RequestedCertificate | null;
  /** Others with its registration number. */
  readonly equalRegistrations: readonly EqualRegistration[];
  /** What investors said of it in public, newest first. */
  readonly ratings: readonly RatingWords[];
}

/**
 * Everything an admin may know of one business.
 * @throws DomainError BUSINESS_NOT_FOUND; INVALID_INPUT when the id is not a uuid.
 */
export async function findBusinessForReview(
  tx: Transaction<"admin">,
  id: string,
): Promise<BusinessForReview> {
  const row = await tx
    .selectFrom("businesses")
    .select(businessColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError("BUSINESS_NOT_FOUND");
  const history = await findBusinessEvents(tx, id);
  const comments = await tx
    .selectFrom("business_comments")
    .leftJoin("admins", "admins.user_id", "business_comments.admin_id")
    .select(["id", "at", "comment", "admins.email as adminEmail"])
    .where("business_id", "=", id)
    .orderBy("id")
    .execute();
  const lastRejected = await findLastRejected(tx, id);
  const { [id]: assignee = null } = await findAssignees(tx, [id]);
  const { [id]: certificateRequest = null } = await findCertificateRequests(tx, [id]);
  const { [id]: equalRegistrations = [] } = await findEqualRegistrations(tx, [id]);
  const submittedAt = history.findLast(isSubmission)?.at ?? row.created_at;
  const checks = await listBusinessChecks(tx, id);
  const ratings = await listRatingWords(tx, row.wallet_address);
  return {
    ...toBusinessRecord(row),
    submittedAt,
    lastRejected,
    history,
    checks,
    comments,
    assignee,
    certificateRequest,
    equalRegistrations,
    ratings,
  };
}

/** The last rejected submission; null when there is none. */
export async function findLastRejected(
  tx: Transaction<"admin">,
  businessId: string,
): Promise<RejectedSubmission | null> {
  const row = await tx
    .selectFrom("rejected_submissions")
    .select(["id", "rejected_at as rejectedAt", "company_name as companyName", "country"])
    .select(["registration_number as registrationNumber", "director_name as directorName"])
    .select(["director_email as directorEmail", "certificate_url as certificateUrl"])
    .select(["certificate_info as certificateInfo", "reason"])
    .where("business_id", "=", businessId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, certificateInfo: row.certificateInfo as CertificateInfo | null };
}
