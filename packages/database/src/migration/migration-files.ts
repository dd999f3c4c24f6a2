import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

export interface MigrationFile {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text in hex, whatever ends its lines on this system. */
  readonly checksum: string;
}

const ours = new URL("../../migrations/", import.meta.url);

/** The migrations that this software brings, in their order; `NNN-title.sql` of another folder for tests. */
export async function readMigrationFiles(from = ours): Promise<MigrationFile[]> {
  const names = (await readdir(from)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, from), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}
