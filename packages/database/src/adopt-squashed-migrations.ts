import { createHash } from "node:crypto";
import type { Client } from "pg";
import type { MigrationFile } from "./migration-files.ts";

// SHA-256 over the names and checksums of the 52 development migrations that one set replaced.
const replaced = "cb4c35f93e36545475532600aacfda9b380c3d6a502d03a74722cccf40cd9fbf";
// The newest file of the set that replaced them; later files still have to run.
const newest = "160-retention.sql";
const names = new Set(["001-schemas.sql", "002-sign-in.sql"]);

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

/**
 * The schema did not change when the development migrations were rewritten by topic, so a database
 * that ran all of them only gets the new list. One that ran some of them is rejected. The caller
 * holds the migration lock.
 */
export async function adoptSquashedMigrations(
  owner: Client,
  applied: readonly Applied[],
  files: readonly MigrationFile[],
): Promise<boolean> {
  if (!applied.some(({ name }) => names.has(name))) return false;
  if (digest(applied) !== replaced) {
    throw new Error(
      "This data folder was made by an earlier development version of Tenora and cannot be " +
        "upgraded. Move the folder away, or use an empty database, and start again.",
    );
  }
  const rows = JSON.stringify(
    files.filter(({ name }) => name <= newest).map(({ name, checksum }) => ({ name, checksum })),
  );
  // One statement, so an interruption leaves the old list or the new one.
  await owner.query(
    `with removed as (delete from migrations.applied)
     insert into migrations.applied (name, checksum)
     select name, checksum from jsonb_to_recordset($1::jsonb) as f (name text, checksum text)`,
    [rows],
  );
  return true;
}

function digest(applied: readonly Applied[]): string {
  const lines = applied.map(({ name, checksum }) => `${name} ${checksum}\n`).sort();
  return createHash("sha256").update(lines.join("")).digest("hex");
}
