import { storeComparisons } from "@tenora/database/funding-request/store-comparisons";
import { asOwner } from "@tenora/database/transaction/as-owner";
import type { Client } from "pg";
import { storeBusinessChecks } from "./store-business-checks.ts";
import type { HistoryBusiness } from "./store-businesses.ts";
import { storeInvestorChecks } from "./store-investor-checks.ts";
import type { HistoryInvestor } from "./store-investors.ts";
import { storePastAudit } from "./store-past-audit.ts";
import { type CheckedRequest, storeChecks } from "./store-request-checks.ts";
import type { HistoryRequest } from "./store-requests.ts";

/** A business that has onboarded and waits for its review. */
export interface WaitingBusiness
  extends Omit<
    HistoryBusiness,
    "countryCode" | "approvedAt" | "certificate" | "profile" | "decisions"
  > {
  readonly certificateUrl: string;
  readonly fileName: string;
}

export type WaitingInvestor = Omit<HistoryInvestor, "approvedAt">;

/** A funding request that waits for its review; with when it was checked, where only the attestation is left. */
export type WaitingRequest = Partial<Omit<CheckedRequest, "id">> &
  Pick<
    HistoryRequest,
    | "id"
    | "businessId"
    | "draft"
    | "createdAt"
    | "submittedAt"
    | "fingerprint"
    | "terms"
    | "termsDigest"
    | "sellerSignature"
    | "tokenDecimals"
    | "document"
  >;

export interface Waiting {
  readonly businesses: readonly WaitingBusiness[];
  readonly investors: readonly WaitingInvestor[];
  readonly requests: readonly WaitingRequest[];
}

/**
 * Stores what waits for the reviewers of a demonstration, so that they have something to review, and then
 * the audit log of all its past. What exists stays, but a request that is still submitted follows a chain
 * that was made again. Call it after `storeHistory`. The owner only.
 */
export function storeWaiting(ownerUrl: string, waiting: Waiting): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    await storeBusinesses(owner, waiting.businesses);
    await storeBusinessChecks(owner, waiting.businesses);
    await storeInvestors(owner, waiting.investors);
    await storeInvestorChecks(owner, waiting.investors);
    await storeRequests(owner, waiting.requests);
    await storeComparisons(owner, waiting.requests);
    await storeChecks(owner, waiting.requests.filter(isChecked));
    await storePastAudit(owner);
  });
}

const isChecked = (request: WaitingRequest): request is WaitingRequest & CheckedRequest =>
  request.contactVerifiedAt !== undefined && request.debtConfirmedAt !== undefined;

async function storeBusinesses(owner: Client, rows: readonly WaitingBusiness[]): Promise<void> {
  // The trigger would record that they were submitted just now.
  await owner.query("alter table public.businesses disable trigger record_submission");
  await owner.query(
    `with added as (
       insert into public.businesses (id, company_name, country, registration_number,
         director_name, director_email, wallet_address, created_at, updated_at, consent_at,
         consent_version, certificate_url, certificate_info)
       select r.id, r.name, r.country, r."registrationNumber", r.director, r.email, r.wallet,
         r."joinedAt", r."joinedAt", r."joinedAt", r."consentVersion", r."certificateUrl",
         jsonb_build_object('fileName', r."fileName")
       from jsonb_to_recordset($1) r (id uuid, name text, country text, "registrationNumber" text,
         director text, email text, wallet text, "joinedAt" timestamptz, "consentVersion" text,
         "certificateUrl" text, "fileName" text)
       on conflict do nothing
       returning id, tier, created_at),
     told as (insert into public.outbox (kind, subject_id, created_at)
       select 'business_submitted', id, created_at from added order by created_at)
     insert into public.business_history (business_id, at, event, status, tier)
     select id, created_at, 'submitted', 'pending', tier from added order by 1`,
    [JSON.stringify(rows)],
  );
  await owner.query("alter table public.businesses enable trigger record_submission");
}

async function storeInvestors(owner: Client, rows: readonly WaitingInvestor[]): Promise<void> {
  await owner.query(
    `insert into public.investors (id, wallet_address, investor_name, country,
       registration_number_encrypted, certificate_info, created_at)
     select r.id, r.wallet, r.name, r.country, decode(r."encryptedId", 'hex'),
       jsonb_build_object('email', r.email), r."joinedAt"
     from jsonb_to_recordset($1) r (id uuid, wallet text, name text, country text, email text,
       "encryptedId" text, "joinedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

async function storeRequests(owner: Client, rows: readonly WaitingRequest[]): Promise<void> {
  const requests = JSON.stringify(rows);
  await owner.query(
    `with stored as (
       insert into public.funding_requests as f (id, business_id, status, version, draft, created_at,
         updated_at, submitted_at, fingerprint, terms, terms_digest, seller_signature, token_decimals)
       select r.id, b.id, 'submitted', 2, r.draft, r."createdAt", r."submittedAt",
         r."submittedAt", r.fingerprint, r.terms, r."termsDigest", r."sellerSignature",
         r."tokenDecimals"
       from jsonb_to_recordset($1) r (id uuid, "businessId" uuid, draft jsonb,
         "createdAt" timestamptz, "submittedAt" timestamptz, fingerprint text, terms jsonb,
         "termsDigest" text, "sellerSignature" text, "tokenDecimals" smallint)
       join public.businesses b on b.id = r."businessId"
       on conflict (id) do update set
         draft = excluded.draft, terms = excluded.terms, terms_digest = excluded.terms_digest,
         seller_signature = excluded.seller_signature, version = f.version + 1
       where f.status = 'submitted'
       returning f.id, f.business_id, f.version, f.created_at, f.submitted_at)
     insert into public.funding_request_history (request_id, business_id, at, event, version)
     select s.id, s.business_id, e.at, e.event, e.version
     from stored s
     cross join lateral (values (s.created_at, 'created', 1), (s.submitted_at, 'submitted', 2))
       e (at, event, version)
     where s.version = 2
     order by s.id, e.version`,
    [requests],
  );
  await owner.query(
    `insert into public.funding_request_documents
       (id, request_id, business_id, url, file_name, bytes, sha256, for_investors, added_at)
     select (r.document ->> 'id')::uuid, r.id, f.business_id, r.document ->> 'url',
       r.document ->> 'fileName', (r.document ->> 'bytes')::int,
       decode(r.document ->> 'sha256', 'hex'), true, r."createdAt"
     from jsonb_to_recordset($1) r (id uuid, document jsonb, "createdAt" timestamptz)
     join public.funding_requests f on f.id = r.id and f.status = 'submitted'
     on conflict (id) do update set url = excluded.url, bytes = excluded.bytes,
       sha256 = excluded.sha256`,
    [requests],
  );
}
