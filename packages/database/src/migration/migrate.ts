import { readFile } from "node:fs/promises";
import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import { configureDatabase } from "../connection/configure-database.ts";
import { connectOwner } from "../connection/connect-owner.ts";
import { configureLogins, createRoles } from "../connection/create-roles.ts";
import { readMigrationFiles } from "./migration-files.ts";

const jobGrants = new URL("../../migrations/repeatable/job-queue-grants.sql", import.meta.url);
const oldestSupported = 150_000;

export interface MigrateOptions {
  /** Address of the database's owner: a superuser, or an owner with CREATEROLE. */
  readonly ownerUrl: string;
  /** AUTH_SECRET; the logins' passwords are derived from it. */
  readonly authSecret: string;
  /** Another folder of `NNN-title.sql` files, for tests. */
  readonly folder?: URL;
}

/**
 * Brings a database up to date: roles, our migrations, graphile-worker's, grants, passwords. Any
 * number may run at once and any number of times. Throws a sentence when an applied file has
 * changed since, when the server is older than PostgreSQL 15, or when the owner may not.
 * @returns the names of the files that were applied now.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const owner = await connectOwner(options.ownerUrl, "migrate");
  try {
    await assertServerVersion(owner);
    await owner.query("select pg_advisory_lock(hashtext('tenora.migrate'))");
    await createRoles(owner);
    const applied = await applyFiles(owner, options.folder);
    await runMigrations({
      connectionString: options.ownerUrl,
      logger: new Logger(() => () => {}),
      maxPoolSize: 2,
    });
    await owner.query(await readFile(jobGrants, "utf8"));
    await configureDatabase(owner);
    await configureLogins(owner, options.authSecret);
    return applied;
  } finally {
    await owner.end();
  }
}

async function assertServerVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < oldestSupported) {
    throw new Error("DATABASE_URL leads to a PostgreSQL older than 15. Please use 15 or newer.");
  }
}

async function applyFiles(owner: pg.Client, from?: URL): Promise<string[]> {
  await owner.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    comment on table migrations.applied is 'The applied migration files and their checksums.'`);
  const files = await readMigrationFiles(from);
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations.applied",
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  if (known.size > 0 && files[0] && !known.has(files[0].name)) throw new Error(developmentSchema);
  const applied: string[] = [];
  for (const { name, text, checksum } of files) {
    if (known.get(name) === checksum) continue;
    if (known.has(name)) {
      throw new Error(
        `The migration ${name} was changed after it had been applied to this database. ` +
          "Put the file back as it was and write a new migration instead.",
      );
    }
    await applyOne(owner, name, text, checksum);
    applied.push(name);
  }
  return applied;
}

/** Before the first release the files had other names. */
const developmentSchema =
  "This data folder was made by an earlier development version of Tenora and cannot be upgraded. " +
  "Move the folder away, or use an empty database, and start again.";

async function applyOne(owner: pg.Client, name: string, text: string, checksum: string) {
  await owner.query("begin");
  try {
    await owner.query(text);
    await owner.query("insert into migrations.applied (name, checksum) values ($1, $2)", [
      name,
      checksum,
    ]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${message}`, { cause: error });
  }
}
