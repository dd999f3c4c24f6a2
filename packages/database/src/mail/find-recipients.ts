import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import { sql } from "kysely";
import { emailOf } from "../investor/investor-record.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** The worker sends mails, and admins read them. */
export type MailReader = Transaction<"worker" | "admin">;

/** The recipient of mails to a business. */
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

export interface Holder {
  readonly investorName: string;
  readonly email: string;
  readonly sellerName: string | null;
  /** Not registered: their address is all we know. */
  readonly isGuest: boolean;
}

export interface Customer {
  readonly customerName: string;
  readonly email: string;
  readonly sellerName: string;
  readonly documentKind: DocumentKind | null;
  readonly invoice: string | null;
  /** ISO 3166-1 alpha-2; null where none is recorded. */
  readonly customerCountry: string | null;
}

export async function findDirector(tx: MailReader, id: string): Promise<Director | null> {
  const found = await tx
    .selectFrom("businesses")
    .select(directorColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}

export async function findHolder(
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

/** A guest's name isn't in their mails: a guest who asks to join may type any text. */
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
export async function findGuest(tx: MailReader, id: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select app.email_of_guest(${id}::uuid) as email`.execute(tx);
  return rows[0]?.email ?? null;
}

export async function findCustomer(tx: MailReader, requestId: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select customer_name as "customerName", email, seller_name as "sellerName", invoice,
      app.country_of_customer(${requestId}::uuid) as "customerCountry",
      app.document_kind_of_request(${requestId}::uuid) as "documentKind"
    from app.customer_of_request(${requestId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
