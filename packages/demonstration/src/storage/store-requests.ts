import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import type { RepaidBefore, RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { Client } from "pg";

type Hex = `0x${string}`;

/** A listed request; the chain has the truth of what became of it. */
export interface HistoryRequest {
  readonly id: string;
  readonly businessId: string;
  readonly draft: Draft;
  readonly createdAt: Date;
  readonly submittedAt: Date;
  /** When a reviewer verified the customer's contact, and when the customer confirmed the debt. */
  readonly contactVerifiedAt: Date;
  readonly debtConfirmedAt: Date;
  readonly attestedAt: Date;
  readonly listedAt: Date;
  readonly fingerprint: Hex;
  /** As the exchange takes them; big numbers as decimal texts. */
  readonly terms: Readonly<Record<string, string | number | boolean>>;
  readonly termsDigest: Hex;
  readonly sellerSignature: Hex;
  readonly tokenDecimals: number;
  readonly attestation: Readonly<Record<string, string | number>>;
  readonly attestor: Hex;
  readonly attestorSignature: Hex;
  readonly attestationExpiresAt: Date;
  readonly risk: RiskAssessment;
  /** How the customer had paid when it was graded. */
  readonly debtorRecord: RepaidBefore | null;
  readonly listing: number;
  readonly transaction: Hex;
  readonly document: HistoryDocument;
}

export interface HistoryDocument {
  readonly id: string;
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

export async function storeRequests(owner: Client, rows: readonly HistoryRequest[]): Promise<void> {
  const requests = JSON.stringify(rows);
  // The trigger would tell its sellers today of what was attested then.
  await owner.query("alter table public.funding_request_history disable trigger mail_event");
  await owner.query(
    `with asked as (
       select r.*, b.id as business_id
       from jsonb_to_recordset($1) r (id uuid, "businessId" uuid, draft jsonb,
         "createdAt" timestamptz, "submittedAt" timestamptz, "attestedAt" timestamptz,
         "listedAt" timestamptz,
         fingerprint text, terms jsonb, "termsDigest" text, "sellerSignature" text,
         "tokenDecimals" smallint, attestation jsonb, attestor text, "attestorSignature" text,
         "attestationExpiresAt" timestamptz, risk jsonb, listing bigint, transaction text)
       join public.businesses b on b.id = r."businessId"),
     stored as (
       insert into public.funding_requests as f (id, business_id, status, version, draft,
         created_at, updated_at, submitted_at, reviewed_at, fingerprint, terms, terms_digest,
         seller_signature, token_decimals, attestation, attestor, attestor_signature,
         attestation_expires_at, risk, listing_id, listing_transaction, listed_at)
       select r.id, r.business_id, 'listed', 4, r.draft, r."createdAt", r."listedAt",
         r."submittedAt", r."attestedAt", r.fingerprint, r.terms, r."termsDigest",
         r."sellerSignature", r."tokenDecimals", r.attestation, r.attestor,
         r."attestorSignature", r."attestationExpiresAt", r.risk, r.listing, r.transaction,
         r."listedAt"
       from asked r
       on conflict (id) do update set
         draft = excluded.draft, terms = excluded.terms, terms_digest = excluded.terms_digest,
         seller_signature = excluded.seller_signature, attestation = excluded.attestation,
         attestor_signature = excluded.attestor_signature,
         attestation_expires_at = excluded.attestation_expires_at, risk = excluded.risk,
         listing_id = excluded.listing_id, listing_transaction = excluded.listing_transaction,
         listed_at = excluded.listed_at, version = f.version + 1
       returning f.id, f.business_id, f.version)
     insert into public.funding_request_history
       (request_id, business_id, at, event, version, admin_id)
     select s.id, s.business_id, e.at, e.event, e.version,
       -- Somebody else than who recorded the checks (store-past-checks.ts).
       case e.event when 'attested' then 'demonstration-attestor' end
     from stored s
     join asked r on r.id = s.id
     cross join lateral (values
       (r."createdAt", 'created', 1), (r."submittedAt", 'submitted', 2),
       (r."attestedAt", 'attested', 3), (r."listedAt", 'listed', 4)) e (at, event, version)
     where s.version = 4
     order by s.id, e.version`,
    [requests],
  );
  await owner.query("alter table public.funding_request_history enable trigger mail_event");
  await owner.query(
    `insert into public.graded_debtor_records (request_id, ended, on_time, defaulted)
     select f.id, (r."debtorRecord" ->> 'ended')::int, (r."debtorRecord" ->> 'onTime')::int,
       (r."debtorRecord" ->> 'defaulted')::int
     from jsonb_to_recordset($1) r (id uuid, "debtorRecord" jsonb)
     join public.funding_requests f on f.id = r.id
     where r."debtorRecord" ->> 'ended' is not null
     on conflict (request_id) do update set ended = excluded.ended, on_time = excluded.on_time,
       defaulted = excluded.defaulted`,
    [requests],
  );
  await owner.query(
    `insert into public.funding_request_documents
       (id, request_id, business_id, url, file_name, bytes, sha256, for_investors, added_at)
     select (r.document ->> 'id')::uuid, r.id, f.business_id, r.document ->> 'url',
       r.document ->> 'fileName', (r.document ->> 'bytes')::int,
       decode(r.document ->> 'sha256', 'hex'), true, r."createdAt"
     from jsonb_to_recordset($1) r (id uuid, document jsonb, "createdAt" timestamptz)
     join public.funding_requests f on f.id = r.id
     on conflict (id) do update set url = excluded.url, bytes = excluded.bytes,
       sha256 = excluded.sha256`,
    [requests],
  );
}
