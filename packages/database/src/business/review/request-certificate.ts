import { type BusinessStatus, canReview } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

export interface NewCertificateRequest {
  readonly businessId: string;
  /** What is wrong with the certificate; the director reads it. */
  readonly message: string;
  /** The `certificateUrl` that the admin saw, "" for none. */
  readonly seenCertificate: string;
}

/**
 * Asks the director of a pending business for another certificate, with an audit row, a history row
 * and a mail. @throws DomainError CERTIFICATE_REQUESTED when one is already asked for;
 * CERTIFICATE_CHANGED when it has been replaced since the admin saw it; ALREADY_REVIEWED when the
 * business is no longer pending; BUSINESS_ERASED; BUSINESS_NOT_FOUND; INVALID_INPUT; FORBIDDEN
 */
export async function requestCertificate(
  tx: Transaction<"admin">,
  { businessId, message, seenCertificate }: NewCertificateRequest,
): Promise<void> {
  const { rows } = await sql<{ requested: boolean }>`
    select public.request_certificate(
      ${businessId}::uuid, ${message}, ${seenCertificate}) as requested`.execute(tx);
  if (rows[0]?.requested === true) return;
  const business = await tx
    .selectFrom("businesses")
    .select("status")
    .where("id", "=", businessId)
    .executeTakeFirst();
  if (business === undefined) throw new DomainError("BUSINESS_NOT_FOUND");
  const isPending = canReview(business.status as BusinessStatus);
  throw new DomainError(isPending ? "CERTIFICATE_CHANGED" : "ALREADY_REVIEWED");
}
