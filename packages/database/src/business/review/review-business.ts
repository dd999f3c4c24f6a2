import { type BusinessStatus, canReview, type Tier } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

export interface BusinessReview {
  readonly businessId: string;
  readonly status: Exclude<BusinessStatus, "pending">;
  readonly reason?: string | undefined;
  /** The new tier; absent: the current one. */
  readonly tier?: Tier | undefined;
  /**
   * Of an approval: the country of its company register, ISO 3166-1 alpha-2; absent: the one that onboarding
   * named.
   */
  readonly country?: string | undefined;
  /** The `certificateUrl` that the admin saw, "" for none; absent: any. */
  readonly seenCertificate?: string | undefined;
  /** The `updatedAt` that the admin saw; absent: any. */
  readonly seenUpdate?: Date | undefined;
  /** The newest check that the approving admin saw, "0" for none; absent: any. */
  readonly seenCheck?: string | undefined;
}

/**
 * Records an admin's decision on a pending business, with its audit row, history row and mail.
 * @throws DomainError ALREADY_REVIEWED when it is no longer pending; CERTIFICATE_CHANGED when the
 * certificate has been replaced since the admin saw it; ALREADY_CHANGED when anything else was
 * resubmitted since; MISSING_COUNTRY when an approval has none and onboarding names none; CONCERN_RECORDED when a newer check than they saw is a concern; BUSINESS_NOT_FOUND;
 * MISSING_BUSINESS_ID; INVALID_STATUS; FORBIDDEN when the admin's session ended.
 */
export async function reviewBusiness(
  tx: Transaction<"admin">,
  review: BusinessReview,
): Promise<void> {
  const { businessId, status, reason = null, tier = null, country = null } = review;
  const { seenCertificate = null, seenUpdate = null, seenCheck = null } = review;
  const { rows } = await sql<{ updated: boolean }>`
    select public.update_business_status(
      ${businessId === "" ? null : businessId}::uuid, ${status}, ${reason}, ${tier}::int,
      ${seenCertificate}, ${seenUpdate}::timestamptz, ${seenCheck}::bigint, ${country}
    ) as updated`.execute(tx);
  if (rows[0]?.updated === true) return;
  const business = await tx
    .selectFrom("businesses")
    .select(["status", "certificate_url"])
    .where("id", "=", businessId)
    .executeTakeFirst();
  if (business === undefined) throw new DomainError("BUSINESS_NOT_FOUND");
  if (!canReview(business.status as BusinessStatus)) throw new DomainError("ALREADY_REVIEWED");
  const isSameCertificate = seenCertificate === (business.certificate_url ?? "");
  throw new DomainError(
    seenCertificate === null || isSameCertificate ? "ALREADY_CHANGED" : "CERTIFICATE_CHANGED",
  );
}
