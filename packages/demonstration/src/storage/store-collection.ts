import type { CollectionContact } from "@tenora/database/collection/contacts";
import type { Client } from "pg";

/** An operator's contact about a receivable that was late or in default. */
export interface HistoryContact extends Omit<CollectionContact, "adminEmail"> {
  /** The request behind the receivable. */
  readonly requestId: string;
}

/**
 * Adds contacts to the log of their requests, and to their cases the follow-up of the newest; no admin was signed
 * in. The owner only.
 */
export async function storeContacts(
  owner: Client,
  contacts: readonly HistoryContact[],
): Promise<void> {
  await owner.query(
    `insert into public.collection_contacts (id, request_id, business_id, party, person, means,
       contacted_at, comment, follow_up_on, recorded_at, admin_id)
     select r.id, f.id, f.business_id, r.party, r.person, r.means, r."contactedAt", r.comment,
       r."followUpOn", r."recordedAt", 'demonstration'
     from jsonb_to_recordset($1) r (id uuid, "requestId" uuid, party text, person text, means text,
       "contactedAt" timestamptz, comment text, "followUpOn" date, "recordedAt" timestamptz)
     join public.funding_requests f on f.id = r."requestId"
     on conflict do nothing`,
    [JSON.stringify(contacts)],
  );
  await owner.query(
    `insert into public.collection_cases (request_id, follow_up_on)
     select distinct on (c.request_id) c.request_id, c.follow_up_on
     from public.collection_contacts c
     order by c.request_id, c.recorded_at desc
     on conflict do nothing`,
  );
}

/** Why an operator raised a dispute about a receivable. */
export interface HistoryDispute {
  readonly id: string;
  /** The request behind the receivable. */
  readonly requestId: string;
  /** To the letter what the exchange has the SHA-256 of. */
  readonly document: string;
  readonly recordedAt: Date;
}

/** Adds evidence to the cases of its receivables; no admin was signed in. The owner only. */
export async function storeDisputes(
  owner: Client,
  disputes: readonly HistoryDispute[],
): Promise<void> {
  await owner.query(
    `insert into public.dispute_evidence
       (id, request_id, business_id, disputed, document, hash, recorded_at, admin_id)
     select r.id, f.id, f.business_id, true, r.document,
       '0x' || encode(sha256(convert_to(r.document, 'UTF8')), 'hex'), r."recordedAt", 'demonstration'
     from jsonb_to_recordset($1) r (id uuid, "requestId" uuid, document text,
       "recordedAt" timestamptz)
     join public.funding_requests f on f.id = r."requestId"
     on conflict do nothing`,
    [JSON.stringify(disputes)],
  );
}
