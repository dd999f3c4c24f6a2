import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** What a reviewer last asked of the certificate of a pending business. */
export interface RequestedCertificate {
  readonly message: string;
  readonly requestedAt: Date;
  /** When another certificate arrived; null while we wait for it. */
  readonly answeredAt: Date | null;
}

/** The requests for another certificate, by the id of the business that was asked. */
export async function findCertificateRequests(
  tx: Transaction<"admin">,
  businessIds: readonly string[],
): Promise<Readonly<Record<string, RequestedCertificate>>> {
  const { rows } = await sql<RequestedCertificate & { readonly id: string }>`
    select b.id, c.message, c.requested_at as "requestedAt", c.answered_at as "answeredAt"
    from unnest(${businessIds}::uuid[]) b (id) cross join lateral app.certificate_request(b.id) c
  `.execute(tx);
  return Object.fromEntries(rows.map(({ id, ...request }) => [id, request]));
}

/** What is asked of the member's own business; null where nothing is, or another one has arrived. */
export async function findOwnCertificateRequest(
  tx: Transaction<"member">,
): Promise<Omit<RequestedCertificate, "answeredAt"> | null> {
  const { rows } = await sql<Omit<RequestedCertificate, "answeredAt">>`
    select message, requested_at as "requestedAt" from app.own_certificate_request()`.execute(tx);
  return rows[0] ?? null;
}
