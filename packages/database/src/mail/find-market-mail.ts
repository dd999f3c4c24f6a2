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
import { sql } from "kysely";
import {
  type Customer,
  type Director,
  findCustomer,
  findDirector,
  findGuest,
  findHolder,
  type Holder,
  type MailReader,
} from "./find-recipients.ts";
import {
  findFailedRequest,
  findRequestOfMail,
  type RequestOfMail,
} from "./find-request-of-mail.ts";

/** Recipient and content of a mail about a request or a receivable; null: there is no recipient. */
export type MarketMail =
  | { readonly kind: RequestMailKind; readonly subject: (Director & WithRequest) | null }
  | { readonly kind: SellerMailKind; readonly subject: (Director & WithFacts) | null }
  | { readonly kind: HolderMailKind; readonly subject: (Holder & WithFacts) | null }
  | { readonly kind: CustomerMailKind; readonly subject: (Customer & WithFacts) | null }
  | { readonly kind: GuestMailKind; readonly subject: { readonly guestEmail: string } | null };

interface WithRequest {
  readonly request: RequestOfMail;
}

interface WithFacts {
  readonly facts: MailFacts;
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
    const request = director && (await findRequestOfMail(tx, row.id));
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

/** What its owner calls the search of a mail; null once it was deleted or its mails turned off. */
async function findSearchName(tx: MailReader, outboxId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select app.search_of_mail(${outboxId}::uuid) as name`.execute(tx);
  return rows[0]?.name ?? null;
}
