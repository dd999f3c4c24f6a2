import type { Profile } from "@tenora/domain/business/profile";
import type { Draft } from "@tenora/domain/funding-request/draft";
import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { Client } from "pg";
import { asOwner } from "../transaction/as-owner.ts";

type Hex = `0x${string}`;

export interface HistoryBusiness {
  readonly id: string;
  /** Lower case. */
  readonly wallet: Hex;
  readonly name: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly director: string;
  readonly email: string;
  readonly tier: number;
  readonly joinedAt: Date;
  readonly consentVersion: string;
  /** What it says of itself; null for nothing. */
  readonly profile: Profile | null;
}

export interface HistoryInvestor {
  readonly id: string;
  /** Lower case. */
  readonly wallet: Hex;
  readonly name: string;
  readonly country: string;
  readonly email: string;
  /** Encrypted with DATA_KEY, in hex. */
  readonly encryptedId: string;
  readonly joinedAt: Date;
}

/** What the operator signed for an investor; times in seconds since 1970. */
export interface HistoryEligibility {
  /** Of the investor. */
  readonly wallet: Hex;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly attestor: Hex;
  readonly signature: Hex;
}

/** A listed request; the chain has the truth of what became of it. */
export interface HistoryRequest {
  readonly id: string;
  readonly businessId: string;
  readonly draft: Draft;
  readonly createdAt: Date;
  readonly submittedAt: Date;
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

export interface History {
  readonly businesses: readonly HistoryBusiness[];
  readonly investors: readonly HistoryInvestor[];
  readonly eligibilities: readonly HistoryEligibility[];
  readonly requests: readonly HistoryRequest[];
}

/**
 * Stores what the application knows of the demonstration's history: approved businesses and
 * investors, and the requests behind the listings. Rows that exist keep their names; requests follow a
 * chain that was made again. The owner only.
 */
export function storeHistory(ownerUrl: string, history: History): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query("insert into public.demonstration_history default values");
    await storeBusinesses(owner, history.businesses);
    await storeInvestors(owner, history.investors);
    await storeEligibilities(owner, history.eligibilities);
    await storeRequests(owner, history.requests);
  });
}

async function storeBusinesses(owner: Client, rows: readonly HistoryBusiness[]): Promise<void> {
  await owner.query(
    `with added as (
       insert into public.businesses (id, company_name, country, registration_number,
         director_name, director_email, wallet_address, status, tier, created_at, updated_at,
         reviewed_at, consent_at, consent_version)
       select r.id, r.name, r.country, r."registrationNumber", r.director, r.email, r.wallet,
         'approved', r.tier, r."joinedAt", r."joinedAt", r."joinedAt" + interval '1 hour',
         r."joinedAt", r."consentVersion"
       from jsonb_to_recordset($1) r (id uuid, name text, country text, "registrationNumber" text,
         director text, email text, wallet text, tier int, "joinedAt" timestamptz,
         "consentVersion" text)
       on conflict do nothing
       returning id, tier, created_at)
     insert into public.business_history (business_id, at, event, status, tier)
     select id, created_at, 'submitted', 'pending', 3 from added
     union all
     select id, created_at + interval '1 hour', 'approved', 'approved', tier from added
     order by 1, 2`,
    [JSON.stringify(rows)],
  );
  // Its business may have changed it since.
  await owner.query(
    `insert into public.business_profiles (business_id, description, website, industry, founded)
     select b.id, r.profile ->> 'description', r.profile ->> 'website', r.profile ->> 'industry',
       (r.profile ->> 'founded')::smallint
     from jsonb_to_recordset($1) r (id uuid, profile jsonb)
     join public.businesses b on b.id = r.id
     where r.profile <> 'null'
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

async function storeInvestors(owner: Client, rows: readonly HistoryInvestor[]): Promise<void> {
  await owner.query(
    `insert into public.investors (id, wallet_address, investor_name, country,
       registration_number_encrypted, certificate_info, status, created_at, reviewed_at)
     select r.id, r.wallet, r.name, r.country, decode(r."encryptedId", 'hex'),
       jsonb_build_object('email', r.email), 'approved', r."joinedAt",
       r."joinedAt" + interval '1 hour'
     from jsonb_to_recordset($1) r (id uuid, wallet text, name text, country text, email text,
       "encryptedId" text, "joinedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Nobody was signed in as an admin when they were signed. */
async function storeEligibilities(
  owner: Client,
  rows: readonly HistoryEligibility[],
): Promise<void> {
  await owner.query(
    `insert into public.investor_eligibilities
       (investor_id, signed_at, issued_at, expires_at, attestor, signature, admin_id)
     select i.id, to_timestamp(r."issuedAt"), r."issuedAt", r."expiresAt", lower(r.attestor),
       r.signature, 'demonstration'
     from jsonb_to_recordset($1) r (wallet text, "issuedAt" bigint, "expiresAt" bigint,
       attestor text, signature text)
     join public.investors i on i.wallet_address = lower(r.wallet)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

async function storeRequests(owner: Client, rows: readonly HistoryRequest[]): Promise<void> {
  const requests = JSON.stringify(rows);
  await owner.query(
    `with asked as (
       select r.*, b.id as business_id
       from jsonb_to_recordset($1) r (id uuid, "businessId" uuid, draft jsonb,
         "createdAt" timestamptz, "submittedAt" timestamptz, "listedAt" timestamptz,
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
         r."submittedAt", r."listedAt", r.fingerprint, r.terms, r."termsDigest",
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
     insert into public.funding_request_history (request_id, business_id, at, event, version)
     select s.id, s.business_id, e.at, e.event, e.version
     from stored s
     join asked r on r.id = s.id
     cross join lateral (values
       (r."createdAt", 'created', 1), (r."submittedAt", 'submitted', 2),
       (r."listedAt", 'attested', 3), (r."listedAt", 'listed', 4)) e (at, event, version)
     where s.version = 4
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
     join public.funding_requests f on f.id = r.id
     on conflict (id) do update set url = excluded.url, bytes = excluded.bytes,
       sha256 = excluded.sha256`,
    [requests],
  );
}
