import type { Client } from "pg";

/** Which software a database belongs to: rows fit only into exactly the same. */
export interface SchemaVersion {
  /** Names and checksums of the migration files that were applied. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** The newest migration of graphile-worker. */
  readonly jobs: number;
}

/** Its newest migration in the graphile-worker of package.json, which does not tell without a database. */
export const jobsVersion = 20;

/** The version of a migrated database. The owner only. */
export async function schemaVersion(owner: Client): Promise<SchemaVersion> {
  const { rows: migrations } = await owner.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations.applied order by name",
  );
  const { rows } = await owner.query<{ jobs: number }>(
    "select max(id)::int as jobs from graphile_worker.migrations",
  );
  return { migrations, jobs: rows[0]?.jobs ?? 0 };
}
