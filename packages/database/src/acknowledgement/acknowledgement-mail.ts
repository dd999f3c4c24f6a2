import type { CustomerAnswer } from "@tenora/domain/funding-request/acknowledgement";
import { sql } from "kysely";
import type { MailReader } from "../mail/find-market-mail.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { acknowledgementHash } from "./acknowledgement-token.ts";

interface AboutInvoice {
  readonly sellerName: string;
  /** The number of its invoice; null without one. */
  readonly invoice: string | null;
}

/** The mail that asks a customer; the worker adds the token. */
export interface CustomerAsked extends AboutInvoice {
  readonly acknowledgementId: string;
  readonly email: string;
  readonly customerName: string;
  readonly expiresAt: Date;
}

/** The mail that tells a reviewer what the customer answered. */
export interface CustomerAnswered extends AboutInvoice {
  readonly email: string;
  readonly requestId: string;
  readonly answer: CustomerAnswer;
}

interface Row extends Omit<CustomerAsked, "acknowledgementId"> {
  readonly requestId: string;
  readonly answer: CustomerAnswer | null;
  readonly isOpen: boolean;
}

async function find(tx: MailReader, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select request_id as "requestId", email, customer_name as "customerName",
      seller_name as "sellerName", invoice, expires_at as "expiresAt", answer, is_open as "isOpen"
    from app.acknowledgement_of_mail(${id}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

/** Null when its link can't be answered any more. */
export async function findCustomerAsked(tx: MailReader, id: string): Promise<CustomerAsked | null> {
  const found = await find(tx, id);
  if (found === null || !found.isOpen) return null;
  const { email, customerName, sellerName, invoice, expiresAt } = found;
  return { acknowledgementId: id, email, customerName, sellerName, invoice, expiresAt };
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
  const { requestId, sellerName, invoice, answer } = found;
  return { email, requestId, sellerName, invoice, answer };
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
