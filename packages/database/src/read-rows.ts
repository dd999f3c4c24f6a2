import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from } from "pg-copy-streams";
import { asOwner } from "./as-owner.ts";
import { type BackupTable, backupTables } from "./backup-tables.ts";
import { schemaVersion } from "./schema-version.ts";
import { copySettings, type WrittenRows, type WrittenTable } from "./write-rows.ts";

/**
 * Puts the rows of a backup below `folder` into a freshly migrated database, all of them or none.
 * @throws Error with a sentence when the software is another than the backup's, or a file is not
 * as it was written
 */
export function readRows(ownerUrl: string, folder: string, written: WrittenRows): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query(copySettings);
    await refuseOtherVersion(owner, written);
    const tables = await backupTables(owner);
    // Triggers would number, seal and enqueue again what is numbered, sealed and enqueued already.
    for (const { quoted, isForced } of tables) {
      await owner.query(`alter table ${quoted} disable trigger user`);
      if (isForced) await owner.query(`alter table ${quoted} no force row level security`);
    }
    // Whatever migrations put there by themselves is in the backup, as it was then.
    await owner.query(`truncate ${tables.map(({ quoted }) => quoted).join(", ")}`);
    for (const table of tables) await readTable(owner, table, folder, find(written, table.name));
    for (const [name, at] of Object.entries(written.sequences)) {
      await owner.query("select setval($1::regclass, $2)", [name, at]);
    }
    for (const { quoted, isForced } of tables) {
      await owner.query(`alter table ${quoted} enable trigger user`);
      if (isForced) await owner.query(`alter table ${quoted} force row level security`);
    }
  });
}

async function refuseOtherVersion(owner: Client, written: WrittenRows): Promise<void> {
  const { migrations, jobs } = await schemaVersion(owner);
  const same = JSON.stringify(migrations) === JSON.stringify(written.migrations);
  if (same && jobs === written.jobs) return;
  throw new Error(
    `This backup was made by another version (its last migration is ${written.migrations.at(-1)?.name}). Restore it with that version, then upgrade.`,
  );
}

function find(written: WrittenRows, name: string): WrittenTable {
  const table = written.tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`The backup has no rows of ${name}.`);
  return table;
}

async function readTable(
  owner: Client,
  { quoted, name }: BackupTable,
  folder: string,
  written: WrittenTable,
): Promise<void> {
  const rows = owner.query(from(`copy ${quoted} (${written.columns.join(", ")}) from stdin`));
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const file = createReadStream(join(folder, "rows", `${name}.copy.gz`));
  await pipeline(file, createGunzip(), hashed, rows);
  if (hash.digest("hex") !== written.sha256 || rows.rowCount !== written.rows) {
    throw new Error(`The rows of ${name} are not what the backup's manifest says.`);
  }
}
