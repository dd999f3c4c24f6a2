import type { RequestedChange } from "@tenora/domain/funding-request/draft";
import {
  type CustomerMailKind,
  type HolderMailKind,
  isRequestMail,
  isSellerMail,
  type MailFacts,
  type RequestMailKind,
  type SellerMailKind,
} from "@tenora/domain/mail/market-mail";
import { sql } from "kysely";
import { emailOf } from "../investor/investor-record.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** The worker sends mails, and admins read them. */
export type MailReader = Transaction<"worker" | "admin">;

interface Director {
  readonly companyName: string;
  readonly directorEmail: string;
}

/** Recipient and content of a mail about a request or a receivable; null: there is nobody to tell. */
export type MarketMail =
  | { readonly kind: RequestMailKind; readonly subject: (Director & WithRequest) | null }
  | { readonly kind: SellerMailKind; readonly subject: (Director & WithFacts) | null }
  | { readonly kind: HolderMailKind; readonly subject: (Holder & WithFacts) | null }
  | { readonly kind: CustomerMailKind; readonly subject: (Customer & WithFacts) | null };

interface WithRequest {
  readonly request: {
    readonly id: string;
    readonly invoice: string | null;
    readonly reason: string | null;
    readonly changes: readonly RequestedChange[];
    readonly publishBy: Date | null;
  };
}

interface WithFacts {
  readonly facts: MailFacts;
}

interface Holder {
  readonly investorName: string;
  readonly email: string;
  readonly sellerName: string | null;
}

interface Customer {
  readonly customerName: string;
  readonly email: string;
  readonly sellerName: string;
  readonly invoice: string | null;
}

interface OutboxRow {
  readonly id: string;
  readonly subjectId: string;
  readonly details: unknown;
  /** Calendar days, UTC, from when its facts were read to when it is sent. */
  readonly daysWaited: number;
}

/**
 * What a mail of this kind says to whom: people as of now, sums as of when it was written, and days as of
 * when it is sent.
 */
export async function findMarketMail(
  tx: MailReader,
  kind: MarketMail["kind"],
  row: OutboxRow,
): Promise<MarketMail> {
  if (isRequestMail(kind)) {
    const director = await findDirector(tx, row.subjectId);
    const request = director && (await findRequest(tx, row.id));
    return { kind, subject: request && { ...director, request } };
  }
  const written = row.details as MailFacts | null;
  if (written === null) return { kind, subject: null } as MarketMail;
  const { days } = written;
  const facts = days === undefined ? written : { ...written, days: days + row.daysWaited };
  if (isSellerMail(kind)) {
    const director = await findDirector(tx, row.subjectId);
    const request = kind === "business_sale_failed" ? await findFailedRequest(tx, row.id) : {};
    return { kind, subject: director && { ...director, facts: { ...facts, ...request } } };
  }
  if (kind === "customer_reminder") {
    const customer = await findCustomer(tx, row.subjectId);
    return { kind, subject: customer && { ...customer, facts } };
  }
  const holder = await findHolder(tx, row.subjectId, facts.seller);
  return { kind, subject: holder && { ...holder, facts } };
}

async function findDirector(tx: MailReader, id: string): Promise<Director | null> {
  const found = await tx
    .selectFrom("businesses")
    .select(["company_name as companyName", "director_email as directorEmail"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}

async function findRequest(
  tx: MailReader,
  outboxId: string,
): Promise<WithRequest["request"] | null> {
  const { rows } = await sql<WithRequest["request"]>`
    select request_id as id, invoice, reason, coalesce(changes, '[]') as changes,
      expires_at as "publishBy"
    from app.request_of_mail(${outboxId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

/** The request whose sale failed; nothing where none is known. */
async function findFailedRequest(
  tx: MailReader,
  outboxId: string,
): Promise<Pick<MailFacts, "request">> {
  const { rows } = await sql<{ request: string | null }>`
    select app.request_of_failed_sale(${outboxId}::uuid) as request`.execute(tx);
  const request = rows[0]?.request;
  return request ? { request } : {};
}

async function findHolder(
  tx: MailReader,
  id: string,
  seller: string | undefined,
): Promise<Holder | null> {
  const found = await tx
    .selectFrom("investors")
    .leftJoin("businesses", (join) =>
      join
        .on("businesses.wallet_address", "=", seller ?? "")
        .on("businesses.status", "=", "approved"),
    )
    .select(["investor_name as investorName", "investors.certificate_info"])
    .select("company_name as sellerName")
    .where("investors.id", "=", id)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { investorName, sellerName } = found;
  return { investorName, sellerName, email: emailOf(found.certificate_info) };
}

async function findCustomer(tx: MailReader, requestId: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select customer_name as "customerName", email, seller_name as "sellerName", invoice
    from app.customer_of_request(${requestId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
