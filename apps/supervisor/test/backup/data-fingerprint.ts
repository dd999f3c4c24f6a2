import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import pg from "pg";

/** Rows and their sum by table, and the sum of every document: equal for equal marketplaces. */
export interface Fingerprint {
  readonly tables: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
}

/** Counts and checksums by its own queries, independent of the backup's code. */
export async function fingerprint(ownerUrl: string, dataFolder: string): Promise<Fingerprint> {
  const documents = documentsBelow(join(dataFolder, "documents"));
  return { tables: await tableSums(ownerUrl), documents };
}

/** When which migration of the jobs ran; and what a restore ends, see the drill. */
const differing = new Set([
  "graphile_worker.migrations",
  "auth_admin.session",
  "auth_wallet.session",
]);

/** Row count and checksum by table, without the withdrawal of links. */
export async function tableSums(ownerUrl: string): Promise<Fingerprint["tables"]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ place: string }>(`
    select format('%I.%I', schemaname, tablename) as place from pg_tables
    where schemaname in ('public', 'auth_wallet', 'auth_admin', 'graphile_worker') order by 1`);
  const tables: Record<string, string> = {};
  for (const { place } of rows) {
    if (differing.has(place)) continue;
    const row = place === "public.admin_links" ? "(to_jsonb(t) - 'revoked_at')" : "t";
    const answer = await owner.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(${row}::text), '' order by md5(${row}::text))), '') as sum from ${place} t`,
    );
    tables[place] = answer.rows[0]?.sum ?? "";
  }
  await owner.end();
  return tables;
}

function documentsBelow(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const sumOf = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(relative(folder, parentPath), name))
      .map((name) => [name, sumOf(name)]),
  );
}
