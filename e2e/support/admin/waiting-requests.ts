import pg from "pg";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/**
 * Lets these businesses have asked 100 days ago, one after another, and adds so many that have asked
 * since: "Waiting 1 <word>" for the longest, each with a wallet of its own and no certificate.
 */
export async function withWaitingRequests(
  { ownerUrl }: RunningMarketplace,
  word: string,
  longest: readonly string[],
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // What was submitted keeps its date otherwise.
    await client.query("begin; alter table public.businesses disable trigger user");
    await client.query(
      `update public.businesses set created_at = now() - interval '100 days'
         + array_position($1::text[], company_name) * interval '1 day'
       where company_name = any ($1)`,
      [longest],
    );
    await client.query(
      `insert into public.businesses (company_name, country, registration_number, director_name,
         director_email, wallet_address, status, created_at, consent_at, consent_version)
       select 'Waiting ' || n || ' ' || $1, 'Singapore', '2019' || lpad(n::text, 7, '0') || 'A',
         'Wei Tan', 'd' || n || '@example.com', '0x' || substr(md5($1 || n) || md5(n || $1), 1, 40),
         'pending', now() - (90 - n) * interval '1 day', now(), '2026-01'
       from generate_series(1, $2::int) n`,
      [word, count],
    );
    await client.query("alter table public.businesses enable trigger user; commit");
  } finally {
    await client.end();
  }
}
