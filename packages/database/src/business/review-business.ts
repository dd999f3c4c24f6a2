import { type BusinessStatus, canReview, type Tier } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface Review {
  readonly businessId: string;
  readonly status: Exclude<BusinessStatus, "pending">;
  readonly reason?: string | undefined;
  /** The tier from now on; the present one when absent. */
  readonly tier?: Tier | undefined;
  /** The `certificateUrl` that the admin looked at, "" for none; absent: whichever it is now. */
  readonly seenCertificate?: string | undefined;
  /** The `updatedAt` of what the admin looked at; absent: whatever was sent since. */
  readonly seenUpdate?: Date | undefined;
}

/**
 * An admin's decision on a pending business, with its audit row, history line and mail.
 * @throws DomainError ALREADY_REVIEWED when it is no longer pending; CERTIFICATE_CHANGED when
 * another certificate came after the one that was looked at; ALREADY_CHANGED when another request,
 * or file, did whose certificate cannot be told from it; BUSINESS_NOT_FOUND;
 * MISSING_BUSINESS_ID; INVALID_STATUS; FORBIDDEN when the admin's session ended meanwhile.
 */
export async function reviewBusiness(tx: Transaction<"admin">, review: Review): Promise<void> {
  const { businessId, status, reason = null, tier = null } = review;
  const { seenCertificate = null, seenUpdate = null } = review;
  const { rows } = await sql<{ updated: boolean }>`
    select public.update_business_status(
      ${businessId === "" ? null : businessId}::uuid, ${status}, ${reason}, ${tier}::int,
      ${seenCertificate}, ${seenUpdate}::timestamptz
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
