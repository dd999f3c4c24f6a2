import {
  type CustomerMailKind,
  type MailFacts,
  type SellerMailKind,
  sellerMailKinds,
} from "@tenora/domain/mail/market-mail";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { CaseReference } from "./contacts.ts";

/**
 * Records that an admin takes a case file, with an audit row; returns the id of the request behind the
 * receivable. @throws DomainError RECEIVABLE_NOT_FOUND without a request of ours, FORBIDDEN
 */
export async function recordCaseExport(
  tx: Transaction<"admin">,
  { listing, fingerprint }: CaseReference,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select public.record_case_export(${listing.toString()}::bigint, ${fingerprint}) as id`.execute(
    tx,
  );
  return rows[0]?.id ?? "";
}

/** The id of the request behind a receivable; null without one of ours. */
export async function findCaseRequest(
  tx: Transaction<"admin">,
  { listing, fingerprint }: CaseReference,
): Promise<string | null> {
  const row = await tx
    .selectFrom("funding_requests")
    .select("id")
    .where("listing_id", "=", listing.toString())
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A mail about a receivable to its business or to the customer. */
export interface CaseMail {
  readonly id: string;
  readonly kind: SellerMailKind | CustomerMailKind;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** What its text is made of; null once the text has expired or was erased. */
  readonly facts: MailFacts | null;
}

const most = 1_000;

/** The mails about a receivable that went to its business or the customer, oldest first. */
export async function listCaseMails(
  tx: Transaction<"admin">,
  {
    listing,
    requestId,
    businessId,
  }: { readonly listing: bigint; readonly requestId: string; readonly businessId: string },
): Promise<CaseMail[]> {
  const rows = await tx
    .selectFrom("outbox")
    .select(["id", "kind", "created_at as createdAt", "details as facts"])
    // An erasure gives up what was not sent.
    .select(
      sql<Date | null>`case when last_error = 'ERASED' then null else sent_at end`.as("sentAt"),
    )
    .where((eb) =>
      eb.or([
        eb.and([
          eb("subject_id", "=", businessId),
          eb("kind", "in", [...sellerMailKinds]),
          // Once its details are cleared, nothing says which receivable a mail was about.
          sql<boolean>`details ->> 'listing' = ${listing.toString()}`,
        ]),
        eb.and([eb("subject_id", "=", requestId), eb("kind", "=", "customer_reminder")]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows as unknown as CaseMail[];
}
