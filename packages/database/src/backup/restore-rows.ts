import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from } from "pg-copy-streams";
import { formatAuditHead, readAuditHead } from "../audit/audit-head.ts";
import { schemaVersion } from "../migration/schema-version.ts";
import { asOwner } from "../transaction/as-owner.ts";
import { type BackupTable, backupTables } from "./backup-tables.ts";
import { copySettings, type DumpedRows, type DumpedTable } from "./dump-rows.ts";
import { assertSameVersion, rowsFile } from "./verify-rows.ts";

/**
 * Copies the rows of a backup below `folder` into a freshly migrated database, all of them or none.
 * Ends all sessions and mailed links. `verifyRows` has checked the files before; a file that has changed
 * since is rejected.
 * @throws Error with a sentence
 */
export function restoreRows(ownerUrl: string, folder: string, written: DumpedRows): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query(copySettings);
    assertSameVersion(written, await schemaVersion(owner));
    const tables = await backupTables(owner);
    // Triggers would number and hash audit entries and enqueue mails a second time.
    for (const { quoted, isForced } of tables) {
      await owner.query(`alter table ${quoted} disable trigger user`);
      if (isForced) await owner.query(`alter table ${quoted} no force row level security`);
    }
    // The backup contains the rows that migrations insert, as of its time.
    await owner.query(`truncate ${tables.map(({ quoted }) => quoted).join(", ")}`);
    for (const table of tables) await restoreTable(owner, table, folder, find(written, table.name));
    for (const [name, at] of Object.entries(written.sequences)) {
      await owner.query("select setval($1::regclass, $2)", [name, at]);
    }
    if (formatAuditHead(await readAuditHead(owner)) !== written.auditHead) {
      throw new Error("The audit log does not end as the backup's manifest says.");
    }
    await revokeSessionsAndLinks(owner);
    for (const { quoted, isForced } of tables) {
      await owner.query(`alter table ${quoted} enable trigger user`);
      if (isForced) await owner.query(`alter table ${quoted} force row level security`);
    }
  });
}

function find(written: DumpedRows, name: string): DumpedTable {
  const table = written.tables.find((one) => one.name === name);
  if (table === undefined) throw new Error(`The backup has no rows of ${name}.`);
  return table;
}

async function restoreTable(
  owner: Client,
  { quoted, name }: BackupTable,
  folder: string,
  written: DumpedTable,
): Promise<void> {
  const rows = owner.query(from(`copy ${quoted} (${written.columns.join(", ")}) from stdin`));
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const file = createReadStream(rowsFile(folder, name));
  await pipeline(file, createGunzip(), hashed, rows);
  if (hash.digest("hex") !== written.sha256 || rows.rowCount !== written.rows) {
    throw new Error(`The rows of ${name} are not what the backup's manifest says.`);
  }
}

/** So that access that was revoked after the backup does not come back with the restore. */
async function revokeSessionsAndLinks(owner: Client): Promise<void> {
  await owner.query(`
    delete from auth_admin.session;
    delete from auth_wallet.session;
    update public.admin_links set revoked_at = now() where used_at is null and revoked_at is null`);
}
