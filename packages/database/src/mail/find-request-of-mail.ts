import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import type { RequestedChange } from "@tenora/domain/funding-request/draft/draft";
import type { MailFacts } from "@tenora/domain/mail/market-mail";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import { sql } from "kysely";
import type { MailReader } from "./find-recipients.ts";

/** The request that a mail is about. */
export interface RequestOfMail {
  readonly id: string;
  readonly documentKind: DocumentKind | null;
  readonly invoice: string | null;
  readonly reason: string | null;
  readonly changes: readonly RequestedChange[];
  readonly publishBy: Date | null;
  readonly disputeKind: DisputeKind | null;
}

export async function findRequestOfMail(
  tx: MailReader,
  outboxId: string,
): Promise<RequestOfMail | null> {
  const { rows } = await sql<RequestOfMail>`
    select request_id as id, invoice, reason, coalesce(changes, '[]') as changes,
      expires_at as "publishBy", dispute_kind as "disputeKind",
      app.document_kind_of_request(request_id) as "documentKind"
    from app.request_of_mail(${outboxId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

/** The request whose sale failed; nothing where none is known. */
export async function findFailedRequest(
  tx: MailReader,
  outboxId: string,
): Promise<Pick<MailFacts, "request">> {
  const { rows } = await sql<{ request: string | null }>`
    select app.request_of_failed_sale(${outboxId}::uuid) as request`.execute(tx);
  const request = rows[0]?.request;
  return request ? { request } : {};
}
