import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to } from "pg-copy-streams";
import { formatAuditHead, readAuditHead } from "../audit/audit-head.ts";
import { connectOwner } from "../connection/connect-owner.ts";
import { type SchemaVersion, schemaVersion } from "../migration/schema-version.ts";
import { type BackupTable, backupTables } from "./backup-tables.ts";
import { rowsFile } from "./verify-rows.ts";

/** The rows of one table in a backup: `rows/{name}.copy.gz`, in COPY's text format. */
export interface DumpedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** The sum of the uncompressed text, in hex: equal rows have equal sums in any database. */
  readonly sha256: string;
}

export interface DumpedRows extends SchemaVersion {
  readonly server: string;
  readonly tables: readonly DumpedTable[];
  /** Values of sequences, by name. */
  readonly sequences: Readonly<Record<string, string>>;
  /** Head of the audit log in the backup, as `npm run admin -- audit` accepts it. */
  readonly auditHead: string;
  /** Addresses of all documents that the rows reference. */
  readonly documentUrls: readonly string[];
}

/** Makes COPY write times and numbers so that another server reads the same values. */
export const copySettings =
  "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0";

/** Writes one snapshot of every row below `folder`, while the database remains in use. */
export async function dumpRows(ownerUrl: string, folder: string): Promise<DumpedRows> {
  const owner = await connectOwner(ownerUrl, "backup");
  try {
    await owner.query("begin isolation level repeatable read read only");
    await owner.query(copySettings);
    await mkdir(join(folder, "rows"), { recursive: true, mode: 0o700 });
    const tables: DumpedTable[] = [];
    for (const table of await backupTables(owner)) {
      tables.push(await dumpTable(owner, table, folder));
    }
    return {
      ...(await schemaVersion(owner)),
      server: await ask(owner, "select current_setting('server_version') as value"),
      tables,
      auditHead: formatAuditHead(await readAuditHead(owner)),
      sequences: await sequences(owner),
      documentUrls: await documentUrls(owner),
    };
  } finally {
    await owner.end();
  }
}

async function dumpTable(
  owner: Client,
  { name, quoted, columns, key }: BackupTable,
  folder: string,
): Promise<DumpedTable> {
  const order = key.length > 0 ? ` order by ${key.join(", ")}` : "";
  const rows = owner.query(
    to(`copy (select ${columns.join(", ")} from ${quoted}${order}) to stdout`),
  );
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const file: Writable = createWriteStream(rowsFile(folder, name), {
    flags: "wx",
    mode: 0o600,
    flush: true,
  });
  await pipeline(rows, hashed, createGzip({ level: 4 }), file);
  return { name, columns, rows: rows.rowCount, sha256: hash.digest("hex") };
}

async function sequences(owner: Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; at: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as at
    from pg_sequences
    where last_value is not null and sequenceowner <> 'tenora_indexer' order by 1`);
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

async function documentUrls(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ url: string }>(`
    select url from (
      select certificate_url as url from public.businesses
      union select certificate_url from public.investors
      union select replaced_certificate_url from public.business_history
      union select certificate_url from public.rejected_submissions
      union select cover_image_url from public.blog_posts_brand
      union select url from public.funding_request_documents
      union select picture_url from public.rewards
      union select url from public.campaign_pictures
      union select logo_url from public.business_profiles
    ) named where url like '/documents/%' or url like '/insights/covers/%'
      or url like '/reward-pictures/%' or url like '/campaign-pictures/%'
      or url like '/logos/%' order by 1`);
  return rows.map(({ url }) => url);
}

async function ask(owner: Client, question: string): Promise<string> {
  const { rows } = await owner.query<{ value: string }>(question);
  return rows[0]?.value ?? "";
}
