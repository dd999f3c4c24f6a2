import { DomainError } from "@tenora/domain/failure";
import type { CertificateInfo } from "@tenora/domain/onboarding";
import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/**
 * Gives the member's business another certificate while it is pending or rejected, with a line in
 * its history that keeps the one before.
 * @throws DomainError CERTIFICATE_SETTLED when there is no such business, or it is approved;
 * TOO_MANY_UPLOADS after five in a day
 */
export async function replaceCertificate(
  tx: Transaction<"member">,
  certificate: { readonly url: string; readonly info: CertificateInfo },
): Promise<void> {
  const { rows } = await sql<{ replaced: boolean }>`
    select app.replace_certificate(
      ${certificate.url}, ${JSON.stringify(certificate.info)}::jsonb
    ) as replaced`.execute(tx);
  if (rows[0]?.replaced !== true) throw new DomainError("CERTIFICATE_SETTLED");
}
