import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import type { RepaidBefore, RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { Client } from "pg";

type Hex = `0x${string}`;

/** What every request has, listed or waiting for its review. */
export interface HistoryRequest {
  readonly id: string;
  readonly businessId: string;
  readonly draft: Draft;
  readonly createdAt: Date;
  readonly submittedAt: Date;
  readonly fingerprint: Hex;
  /** As the exchange takes them; big numbers as decimal texts. */
  readonly terms: Readonly<Record<string, string | number | boolean>>;
  readonly termsDigest: Hex;
  readonly sellerSignature: Hex;
  readonly tokenDecimals: number;
  readonly document: HistoryDocument;
}

/** When a reviewer verified the customer's contact, and when the customer confirmed the debt. */
export interface CheckTimes {
  readonly contactVerifiedAt: Date;
  readonly debtConfirmedAt: Date;
}

/** Waits for its review; with when it was checked, where only the attestation is left. */
export type SubmittedRequest = HistoryRequest & Partial<CheckTimes>;

/** The chain has the truth of what became of it. */
export interface ListedRequest extends HistoryRequest, CheckTimes {
  readonly attestedAt: Date;
  readonly listedAt: Date;
  readonly attestation: Readonly<Record<string, string | number>>;
  readonly attestor: Hex;
  readonly attestorSignature: Hex;
  readonly attestationExpiresAt: Date;
  readonly risk: RiskAssessment;
  /** How the customer had paid when it was graded. */
  readonly debtorRecord: RepaidBefore | null;
  readonly listing: number;
  readonly transaction: Hex;
}

export interface HistoryDocument {
  readonly id: string;
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Stores requests that are new; those of a chain that was made again follow it. The owner only. */
export async function storeRequests(
  owner: Client,
  rows: readonly (SubmittedRequest | ListedRequest)[],
): Promise<void> {
  const requests = JSON.stringify(rows);
  // The trigger would tell its sellers today of what was attested then.
  await owner.query("alter table public.funding_request_history disable trigger mail_event");
  await owner.query(
    `with asked as (
       select r.*, case when r."listedAt" is null then 'submitted' else 'listed' end as status,
         case when r."listedAt" is null then 2 else 4 end as version
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
       select r.id, r."businessId", r.status, r.version, r.draft, r."createdAt",
         coalesce(r."listedAt", r."submittedAt"), r."submittedAt", r."attestedAt", r.fingerprint,
         r.terms, r."termsDigest", r."sellerSignature", r."tokenDecimals", r.attestation,
         r.attestor, r."attestorSignature", r."attestationExpiresAt", r.risk, r.listing,
         r.transaction, r."listedAt"
       from asked r
       on conflict (id) do update set
         draft = excluded.draft, terms = excluded.terms, terms_digest = excluded.terms_digest,
         seller_signature = excluded.seller_signature, attestation = excluded.attestation,
         attestor_signature = excluded.attestor_signature,
         attestation_expires_at = excluded.attestation_expires_at, risk = excluded.risk,
         listing_id = excluded.listing_id, listing_transaction = excluded.listing_transaction,
         listed_at = excluded.listed_at, version = f.version + 1
       -- What waited may have been reviewed since.
       where f.status = excluded.status
       returning f.id, f.business_id, f.version)
     insert into public.funding_request_history
       (request_id, business_id, at, event, version, admin_id)
     select s.id, s.business_id, e.at, e.event, e.version,
       -- Another reviewer than the one that recorded the checks (store-request-checks.ts).
       case e.event when 'attested' then 'demonstration-attestor' end
     from stored s
     join asked r on r.id = s.id and r.version = s.version
     cross join lateral (values
       (r."createdAt", 'created', 1), (r."submittedAt", 'submitted', 2),
       (r."attestedAt", 'attested', 3), (r."listedAt", 'listed', 4)) e (at, event, version)
     where e.version <= s.version
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
     from jsonb_to_recordset($1) r (id uuid, document jsonb, "createdAt" timestamptz,
       "listedAt" timestamptz)
     join public.funding_requests f on f.id = r.id 
       and f.status = case when r."listedAt" is null then 'submitted' else 'listed' end
     on conflict (id) do update set url = excluded.url, bytes = excluded.bytes,
       sha256 = excluded.sha256`,
    [requests],
  );
}
