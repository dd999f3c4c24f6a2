import type { CustomerAnswer } from "@tenora/domain/funding-request/customer/acknowledgement";
import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { type ReadAmount, readAmountIn } from "@tenora/domain/money/read-amount";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import { sql } from "kysely";
import type { MailReader } from "../mail/find-recipients.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { acknowledgementHash } from "./acknowledgement-token.ts";

interface AboutDocument {
  readonly sellerName: string;
  readonly documentKind: DocumentKind | null;
  /** The number of its invoice or order; null without one. */
  readonly invoice: string | null;
}

/** The mail that asks a customer; the worker adds the token. */
export interface CustomerAsked extends AboutDocument {
  readonly acknowledgementId: string;
  readonly email: string;
  readonly customerName: string;
  /** ISO 3166-1 alpha-2; null where none is recorded. */
  readonly customerCountry: string | null;
  readonly amount: ReadAmount;
  /** YYYY-MM-DD */
  readonly dueDate: string | null;
  readonly expiresAt: Date;
}

/** The mail that tells a reviewer what the customer answered. */
export interface CustomerAnswered extends AboutDocument {
  readonly email: string;
  readonly requestId: string;
  readonly answer: CustomerAnswer;
  /** Null for a confirmation, and for a dispute from before it was asked. */
  readonly disputeKind: DisputeKind | null;
}

interface Row extends Omit<CustomerAsked, "acknowledgementId" | "amount"> {
  readonly faceValue: string | null;
  readonly currency: string | null;
  readonly requestId: string;
  readonly answer: CustomerAnswer | null;
  readonly disputeKind: DisputeKind | null;
  readonly isOpen: boolean;
}

async function find(tx: MailReader, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select request_id as "requestId", email, customer_name as "customerName",
      seller_name as "sellerName", invoice, face_value as "faceValue", currency,
      due_date as "dueDate", expires_at as "expiresAt", answer,
      dispute_kind as "disputeKind", is_open as "isOpen",
      app.country_of_customer(request_id) as "customerCountry",
      app.document_kind_of_request(request_id) as "documentKind"
    from app.acknowledgement_of_mail(${id}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

/** Null when its link can't be answered any more. */
export async function findCustomerAsked(tx: MailReader, id: string): Promise<CustomerAsked | null> {
  const found = await find(tx, id);
  if (found === null || !found.isOpen) return null;
  const { email, customerName, customerCountry, expiresAt } = found;
  const { sellerName, documentKind, invoice, faceValue, currency, dueDate } = found;
  const amount = readAmountIn(currency ?? "", faceValue ?? "");
  const document = { sellerName, documentKind, invoice, amount, dueDate };
  return { acknowledgementId: id, email, customerName, customerCountry, ...document, expiresAt };
}

/** Null when its recipient is no longer an admin. */
export async function findCustomerAnswered(
  tx: MailReader,
  { outboxId, id }: { readonly outboxId: string; readonly id: string },
): Promise<CustomerAnswered | null> {
  const found = await find(tx, id);
  const { rows } = await sql<{ email: string | null }>`
    select app.admin_of_mail(${outboxId}::uuid) as email`.execute(tx);
  const email = rows[0]?.email ?? null;
  if (found === null || found.answer === null || email === null) return null;
  const { requestId, sellerName, documentKind, invoice, answer, disputeKind } = found;
  return { email, requestId, sellerName, documentKind, invoice, answer, disputeKind };
}

/** Makes the token in a mail work that is being sent. */
export async function keepAcknowledgementToken(
  tx: Transaction<"worker">,
  id: string,
  token: string,
): Promise<void> {
  const hash = acknowledgementHash(token);
  await sql`select app.keep_acknowledgement_token(${id}::uuid, ${hash})`.execute(tx);
}
