import type { Client } from "pg";
import type { RecordedCheck } from "./store-recorded-checks.ts";

type Hex = `0x${string}`;

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
  /** Null: they wait for their review. */
  readonly approvedAt: Date | null;
  readonly checks: readonly RecordedCheck[];
}

/** What the operator signed for an investor; times in seconds since 1970. */
export interface HistoryEligibility {
  /** The investor's. */
  readonly wallet: Hex;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly attestor: Hex;
  readonly signature: Hex;
}

export async function storeInvestors(
  owner: Client,
  rows: readonly HistoryInvestor[],
): Promise<void> {
  await owner.query(
    `insert into public.investors (id, wallet_address, investor_name, country,
       registration_number_encrypted, certificate_info, status, created_at, reviewed_at)
     select r.id, r.wallet, r.name, r.country, decode(r."encryptedId", 'hex'),
       jsonb_build_object('email', r.email),
       case when r."approvedAt" is null then 'pending' else 'approved' end, r."joinedAt", r."approvedAt"
     from jsonb_to_recordset($1) r (id uuid, wallet text, name text, country text, email text,
       "encryptedId" text, "joinedAt" timestamptz, "approvedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** No admin was signed in when they were signed. */
export async function storeEligibilities(
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
