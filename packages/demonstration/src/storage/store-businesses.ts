import type { Profile } from "@tenora/domain/business/profile";
import type { Client } from "pg";
import type { RecordedCheck } from "./store-recorded-checks.ts";

type Hex = `0x${string}`;

export interface HistoryBusiness {
  readonly id: string;
  /** Lower case. */
  readonly wallet: Hex;
  readonly name: string;
  readonly country: string;
  /** Null until a reviewer has confirmed it. */
  readonly countryCode: string | null;
  readonly registrationNumber: string;
  readonly director: string;
  readonly email: string;
  readonly joinedAt: Date;
  /** Null: it waits for its review. */
  readonly approvedAt: Date | null;
  readonly checks: readonly RecordedCheck[];
  readonly consentVersion: string;
  readonly certificate: { readonly url: string; readonly fileName: string };
  /** What it says of itself; null for nothing. */
  readonly profile: Profile | null;
  /** Since it was approved, in order. */
  readonly decisions: readonly HistoryDecision[];
}

/** What a reviewer decided about an approved business. */
interface HistoryDecision {
  readonly at: Date;
  /** The new tier; null for a suspension. */
  readonly tier: number | null;
  readonly reason: string;
}

/** Every business begins in tier 3; who waits was mailed when their request arrived. The owner only. */
export async function storeBusinesses(
  owner: Client,
  rows: readonly HistoryBusiness[],
): Promise<void> {
  // The trigger would record that they were submitted just now, and mail them so.
  await owner.query("alter table public.businesses disable trigger record_submission");
  await owner.query(
    `with added as (
       insert into public.businesses (id, company_name, country, country_code, registration_number,
         director_name, director_email, wallet_address, status, tier, created_at, updated_at,
         reviewed_at, consent_at, consent_version, certificate_url, certificate_info)
       select r.id, r.name, r.country, r."countryCode", r."registrationNumber", r.director, r.email, r.wallet,
         case when r."approvedAt" is null then 'pending' else 'approved' end, 3, r."joinedAt",
         r."joinedAt", r."approvedAt", r."joinedAt", r."consentVersion", r.certificate ->> 'url',
         jsonb_build_object('fileName', r.certificate ->> 'fileName')
       from jsonb_to_recordset($1) r (id uuid, name text, country text, "countryCode" text,
         "registrationNumber" text, director text, email text, wallet text, "joinedAt" timestamptz,
         "approvedAt" timestamptz, "consentVersion" text, certificate jsonb)
       on conflict do nothing
       returning id, tier, created_at, reviewed_at),
     told as (insert into public.outbox (kind, subject_id, created_at)
       select 'business_submitted', id, created_at from added where reviewed_at is null
       order by created_at)
     insert into public.business_history (business_id, at, event, status, tier)
     select id, created_at, 'submitted', 'pending', tier from added
     union all
     select id, reviewed_at, 'approved', 'approved', tier from added where reviewed_at is not null
     order by 2, 1`,
    [JSON.stringify(rows)],
  );
  await owner.query("alter table public.businesses enable trigger record_submission");
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
  await storeDecisions(owner, rows);
}

/**
 * Changes tiers and suspends businesses as of when it was decided, with a history row each. What is in a
 * business's history already stays as it is: an admin may have decided otherwise since.
 */
async function storeDecisions(owner: Client, rows: readonly HistoryBusiness[]): Promise<void> {
  for (const { id, decisions } of rows)
    for (const { at, tier, reason } of decisions)
      await owner.query(
        `with changed as (
           update public.businesses b set
             tier = coalesce($3::smallint, b.tier),
             suspended_at = case when $3 is null then $2::timestamptz else b.suspended_at end,
             suspension_reason = case when $3 is null then $4 else b.suspension_reason end,
             updated_at = $2
           where b.id = $1 and b.status = 'approved' and b.erased_at is null and not exists (
             select from public.business_history h
             where h.business_id = b.id and h.event = $5 and h.reason = $4)
           returning b.id, b.status, b.tier)
         insert into public.business_history (business_id, at, event, status, tier, reason)
         select id, $2, $5, status, tier, $4 from changed`,
        [id, at, tier, reason, tier === null ? "suspended" : "tier_changed"],
      );
}
