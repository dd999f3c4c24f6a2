import type { ContactMeans, ContactParty, NewContact } from "@tenora/domain/collection/contact";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** As the market has it: the same id on another chain is another receivable. */
export interface CaseReference {
  readonly listing: bigint;
  readonly fingerprint: string;
}

export interface CollectionContact {
  readonly id: string;
  readonly party: ContactParty;
  /** Null where no person is named, and once erased or expired. */
  readonly person: string | null;
  readonly means: ContactMeans;
  readonly contactedAt: Date;
  /** What was said; null once erased or expired. */
  readonly comment: string | null;
  /** The day in UTC on which an admin meant to ask again: "2026-01-05"; null where none was agreed. */
  readonly followUpOn: string | null;
  readonly recordedAt: Date;
  readonly adminEmail: string | null;
}

/**
 * Records whom an admin contacted about a receivable, with an audit row; a repeated one changes nothing. The
 * next follow-up of the case is as this one says.
 * @throws DomainError RECEIVABLE_NOT_FOUND without a request of ours, INVALID_INPUT, FORBIDDEN
 */
export async function recordContact(
  tx: Transaction<"admin">,
  { listing, fingerprint }: CaseReference,
  { id, party, person, means, contactedAt, comment, followUpOn }: NewContact,
): Promise<void> {
  await sql`select public.record_collection_contact(${id}::uuid, ${listing.toString()}::bigint,
    ${fingerprint}, ${party}, ${person === "" ? null : person}::text, ${means},
    ${contactedAt}::timestamptz, ${comment}, ${followUpOn}::date)`.execute(tx);
}

const most = 1_000;

/** The newest 1,000 contacts about a request's receivable, newest first. */
export async function listContacts(
  tx: Transaction<"admin">,
  requestId: string,
): Promise<CollectionContact[]> {
  const rows = await tx
    .selectFrom("collection_contacts as c")
    .leftJoin("admins as a", "a.user_id", "c.admin_id")
    .select(["c.id", "c.party", "c.person", "c.means", "c.comment", "a.email as adminEmail"])
    .select(["c.contacted_at as contactedAt", "c.recorded_at as recordedAt"])
    .select(sql<string | null>`c.follow_up_on::text`.as("followUpOn"))
    .where("c.request_id", "=", requestId)
    .orderBy("c.contacted_at", "desc")
    .orderBy("c.id")
    .limit(most)
    .execute();
  return rows as CollectionContact[];
}
