import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * The `certificate_url` of a business as it is now, or as it was rejected last; null when it was
 * never rejected. @throws DomainError BUSINESS_NOT_FOUND; INVALID_INPUT when the id is not a uuid
 */
export async function findCertificateUrl(
  tx: Transaction<"admin">,
  businessId: string,
  which: "current" | "rejected",
): Promise<string | null> {
  if (which === "rejected") {
    const submission = await tx
      .selectFrom("rejected_submissions")
      .select("certificate_url")
      .where("business_id", "=", businessId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return submission?.certificate_url ?? null;
  }
  const business = await tx
    .selectFrom("businesses")
    .select("certificate_url")
    .where("id", "=", businessId)
    .executeTakeFirst();
  if (business === undefined) throw new DomainError("BUSINESS_NOT_FOUND");
  return business.certificate_url;
}
