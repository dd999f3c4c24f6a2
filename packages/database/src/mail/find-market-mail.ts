import type { DisputeKind } from "@tenora/domain/funding-request/dispute-kind";
import type { RequestedChange } from "@tenora/domain/funding-request/draft";
import {
  type CustomerMailKind,
  type GuestMailKind,
  type HolderMailKind,
  isRequestMail,
  isSellerMail,
  type MailFacts,
  type RequestMailKind,
  type SellerMailKind,
} from "@tenora/domain/mail/market-mail";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import { sql } from "kysely";
import { emailOf } from "../investor/investor-record.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** The worker sends mails, and admins read them. */
export type MailReader = Transaction<"worker" | "admin">;

/** Whom mails to a business are sent to. */
export interface Director {
  readonly companyName: string;
  readonly directorName: string;
  readonly directorEmail: string;
}

export const directorColumns = [
  "company_name as companyName",
  "director_name as directorName",
  "director_email as directorEmail",
] as const;

/** Recipient and content of a mail about a request or a receivable; null: there is nobody to tell. */
export type MarketMail =
  | { readonly kind: RequestMailKind; readonly subject: (Director & WithRequest) | null }
  | { readonly kind: SellerMailKind; readonly subject: (Director & WithFacts) | null }
  | { readonly kind: HolderMailKind; readonly subject: (Holder & WithFacts) | null }
  | { readonly kind: CustomerMailKind; readonly subject: (Customer & WithFacts) | null }
  | { readonly kind: GuestMailKind; readonly subject: { readonly guestEmail: string } | null };

interface WithRequest {
  readonly request: {
    readonly id: string;
    readonly documentKind: DocumentKind | null;
    readonly invoice: string | null;
    readonly reason: string | null;
    readonly changes: readonly RequestedChange[];
    readonly publishBy: Date | null;
    readonly disputeKind: DisputeKind | null;
  };
}

interface WithFacts {
  readonly facts: MailFacts;
}

interface Holder {
  readonly investorName: string;
  readonly email: string;
  readonly sellerName: string | null;
  /** Not registered: their address is all we know. */
  readonly isGuest: boolean;
}

interface Customer {
  readonly customerName: string;
  readonly email: string;
  readonly sellerName: string;
  readonly documentKind: DocumentKind | null;
  readonly invoice: string | null;
  /** ISO 3166-1 alpha-2; null where none is recorded. */
  readonly customerCountry: string | null;
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
  if (kind === "guest_confirmation") {
    const guestEmail = await findGuest(tx, row.subjectId);
    return { kind, subject: guestEmail === null ? null : { guestEmail } };
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
  if (kind === "investor_search_alert") {
    const searchName = await findSearchName(tx, row.id);
    const isWanted = holder !== null && searchName !== null;
    return { kind, subject: isWanted ? { ...holder, facts: { ...facts, searchName } } : null };
  }
  return { kind, subject: holder && { ...holder, facts } };
}

async function findDirector(tx: MailReader, id: string): Promise<Director | null> {
  const found = await tx
    .selectFrom("businesses")
    .select(directorColumns)
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
      expires_at as "publishBy", dispute_kind as "disputeKind",
      app.document_kind_of_request(request_id) as "documentKind"
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

/** What its owner calls the search of a mail; null once it was deleted or its mails turned off. */
async function findSearchName(tx: MailReader, outboxId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select app.search_of_mail(${outboxId}::uuid) as name`.execute(tx);
  return rows[0]?.name ?? null;
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
  if (found === undefined) return findGuestHolder(tx, id, seller);
  const { investorName, sellerName } = found;
  const email = emailOf(found.certificate_info);
  return { investorName, sellerName, email, isGuest: false };
}

/** A guest's name isn't in their mails: whoever asks to join may type any text. */
async function findGuestHolder(
  tx: MailReader,
  id: string,
  seller: string | undefined,
): Promise<Holder | null> {
  const email = await findGuest(tx, id);
  if (email === null) return null;
  const business = await tx
    .selectFrom("businesses")
    .select("company_name")
    .where("wallet_address", "=", seller ?? "")
    .where("status", "=", "approved")
    .executeTakeFirst();
  const sellerName = business?.company_name ?? null;
  return { investorName: "investor", email, sellerName, isGuest: true };
}

/** Where a guest is told; null once there is none. */
async function findGuest(tx: MailReader, id: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select app.email_of_guest(${id}::uuid) as email`.execute(tx);
  return rows[0]?.email ?? null;
}

async function findCustomer(tx: MailReader, requestId: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select customer_name as "customerName", email, seller_name as "sellerName", invoice,
      app.country_of_customer(${requestId}::uuid) as "customerCountry",
      app.document_kind_of_request(${requestId}::uuid) as "documentKind"
    from app.customer_of_request(${requestId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
