import type { CertificateInfo } from "@tenora/domain/business/onboarding";
import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface ReplacedCertificate {
  readonly url: string;
  readonly info: CertificateInfo;
  /** A uuid of the chosen file: a repeated request replaces once. */
  readonly key: string;
}

/**
 * Replaces the certificate of the member's business while it is pending or rejected, with a history
 * row that keeps the previous one. Returns `repeated` when this request was already processed.
 * @throws DomainError CERTIFICATE_SETTLED when there is no such business, or it is approved;
 * BUSINESS_ERASED; TOO_MANY_UPLOADS after five in a day
 */
export async function replaceCertificate(
  tx: Transaction<"member">,
  { url, info, key }: ReplacedCertificate,
): Promise<{ readonly repeated: boolean }> {
  const { rows } = await sql<{ outcome: "replaced" | "repeated" | null }>`
    select app.replace_certificate(
      ${url}, ${JSON.stringify(info)}::jsonb, ${key}::uuid
    ) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? null;
  if (outcome === null) throw new DomainError("CERTIFICATE_SETTLED");
  return { repeated: outcome === "repeated" };
}
