import type { Profile } from "@tenora/domain/business/profile";
import type { Client } from "pg";
import type { HistoryBusinessCheck } from "./store-business-checks.ts";

type Hex = `0x${string}`;

export interface HistoryBusiness {
  readonly id: string;
  /** Lower case. */
  readonly wallet: Hex;
  readonly name: string;
  readonly country: string;
  readonly countryCode: string;
  readonly registrationNumber: string;
  readonly director: string;
  readonly email: string;
  readonly joinedAt: Date;
  readonly approvedAt: Date;
  /** What was checked of it by then. */
  readonly checks: readonly HistoryBusinessCheck[];
  readonly consentVersion: string;
  readonly certificate: { readonly url: string; readonly fileName: string } | null;
  /** What it says of itself; null for nothing. */
  readonly profile: Profile | null;
  /** Since it was approved, in order. */
  readonly decisions: readonly HistoryDecision[];
}

/** What a reviewer decided about an approved business. */
export interface HistoryDecision {
  readonly at: Date;
  /** The new tier; null for a suspension. */
  readonly tier: number | null;
  readonly reason: string;
}

/** Every business is approved in tier 3, where all begin. */
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
         'approved', 3, r."joinedAt", r."joinedAt", r."approvedAt",
         r."joinedAt", r."consentVersion", r.certificate ->> 'url',
         case when r.certificate <> 'null'
           then jsonb_build_object('fileName', r.certificate ->> 'fileName') end
       from jsonb_to_recordset($1) r (id uuid, name text, country text, "countryCode" text,
         "registrationNumber" text,
         director text, email text, wallet text, "joinedAt" timestamptz, "approvedAt" timestamptz,
         "consentVersion" text, certificate jsonb)
       on conflict do nothing
       returning id, tier, created_at, reviewed_at)
     insert into public.business_history (business_id, at, event, status, tier)
     select id, created_at, 'submitted', 'pending', 3 from added
     union all
     select id, reviewed_at, 'approved', 'approved', tier from added
     order by 1, 2`,
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
}
