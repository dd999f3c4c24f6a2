import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { readMigrationFiles } from "../migration/migration-files.ts";
import { jobsVersion, type SchemaVersion } from "../migration/schema-version.ts";
import type { DumpedRows, DumpedTable } from "./dump-rows.ts";

/** The file of a table's rows in a backup. */
export const rowsFile = (folder: string, name: string) => join(folder, "rows", `${name}.copy.gz`);

/**
 * Checks the rows of a backup below `folder`, without a database.
 * @throws Error with a sentence when the backup is of another version, or a file is not as it was
 * written
 */
export async function verifyRows(folder: string, written: DumpedRows): Promise<void> {
  const files = await readMigrationFiles();
  const migrations = files.map(({ name, checksum }) => ({ name, checksum }));
  assertSameVersion(written, { migrations, jobs: jobsVersion });
  for (const table of written.tables) await verifyTable(folder, table);
}

/** @throws Error with a sentence when the backup is of another schema version */
export function assertSameVersion(written: SchemaVersion, here: SchemaVersion): void {
  const textOf = ({ migrations, jobs }: SchemaVersion) =>
    JSON.stringify([jobs, ...migrations.map(({ name, checksum }) => `${name} ${checksum}`).sort()]);
  if (textOf(written) === textOf(here)) return;
  throw new Error(
    `This backup was made by another version (its last migration is ${written.migrations.at(-1)?.name}). Restore it with that version, then upgrade.`,
  );
}

async function verifyTable(folder: string, { name, sha256 }: DumpedTable): Promise<void> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(rowsFile(folder, name)), createGunzip(), hash);
  } catch {
    throw new Error(`The backup's rows of ${name} cannot be read.`);
  }
  if (hash.digest("hex") !== sha256) {
    throw new Error(`The rows of ${name} are not what the backup's manifest says.`);
  }
}
