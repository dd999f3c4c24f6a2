import type { Client } from "pg";

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
