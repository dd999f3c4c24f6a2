import type pg from "pg";

/**
 * Inserts this many businesses, each with a wallet: 70 % approved, 20 % rejected, 10 % pending.
 * Triggers are disabled, and the search indexes are created afterwards, if `searched`.
 */
export async function insertBusinesses(
  owner: pg.Pool,
  count: number,
  { searched = true } = {},
): Promise<void> {
  const client = await owner.connect();
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index i join pg_class c on c.oid = indexrelid join pg_am a on a.oid = c.relam
       where indrelid = 'public.businesses'::regclass and amname = 'gin'`,
    );
    await client.query(
      "begin; set local statement_timeout = 0; set local maintenance_work_mem = '1GB'; set local synchronous_commit = off; alter table businesses disable trigger user",
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await client.query(
      `insert into businesses (company_name, country, registration_number, director_name,
         director_email, wallet_address, status, created_at, consent_at, consent_version)
       select (array['Ada','Bo','Cy','Orchid','Harbour','Lion','Merlion','Pacific'])[1 + n % 8] || ' '
           || (array['Textiles','Trading','Foods','Metals','Logistics','Timber'])[1 + n / 8 % 6]
           || ' ' || n || ' Pte Ltd',
         'Singapore', '2019' || lpad(n::text, 7, '0') || chr(65 + n % 26),
         (array['Tan','Lim','Lee','Ng','Wong','Kaur'])[1 + n % 6] || ' ' || md5(n::text),
         'd' || n || '@example.com', '0x' || substr(md5(n::text) || md5('w' || n), 1, 40),
         case when n % 10 < 7 then 'approved' when n % 10 < 9 then 'rejected' else 'pending' end,
         timestamptz '2024-01-01' + n * interval '50 seconds', now(), '2026-01'
       from generate_series(1, $1::int) n`,
      [count],
    );
    if (searched) for (const { definition } of rows) await client.query(definition);
    // One name in the middle, with letters that no other name has.
    await client.query(
      `update businesses set company_name = 'Ωmega ßteel' where wallet_address =
         '0x' || substr(md5(($1::int / 2)::text) || md5('w' || $1::int / 2), 1, 40)`,
      [count],
    );
    await client.query("alter table businesses enable trigger user; commit");
    await client.query("vacuum analyze businesses");
  } finally {
    client.release(true);
  }
}

/** SQL for the lower-case wallet of the n-th business, from 1. */
export const insertedWallet = "'0x' || substr(md5(n::text) || md5('w' || n), 1, 40)";
