import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DumpedRows } from "@tenora/database/backup/dump-rows";
import type { ObjectPath } from "@tenora/documents/store/object-path";

/** Describes a backup. It is written last, so a folder without it is no backup. */
export interface Manifest extends Omit<DumpedRows, "documentUrls"> {
  readonly format: 2;
  readonly madeAt: string;
  /** A text sealed with DATA_KEY: a key that opens it also opens the sealed values in the rows. */
  readonly keyCheck: string;
  readonly documents: readonly BackedUpDocument[];
  /** Documents that rows name but the store did not have. */
  readonly missing: readonly string[];
}

export interface BackedUpDocument extends ObjectPath {
  readonly size: number;
  readonly sha256: string;
}

const fileIn = (folder: string) => join(folder, "manifest.json");

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const options = { mode: 0o600, flush: true };
  const text = JSON.stringify({ ...manifest, sum: sumOf(manifest) }, null, 1);
  await writeFile(`${fileIn(folder)}.new`, text, options);
  await rename(`${fileIn(folder)}.new`, fileIn(folder));
}

/** @throws Error with a sentence when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => null);
  if (text === null) throw new Error(`${folder} holds no backup: it has no manifest.json.`);
  const { sum, ...manifest } = parse(text);
  if (manifest.format !== 2) {
    throw new Error("This backup is of another format. Restore it with the version that made it.");
  }
  if (sum !== sumOf(manifest)) throw new Error(changed);
  return manifest;
}

const changed = "The backup's manifest.json was changed.";
const sumOf = (manifest: Manifest) =>
  createHash("sha256").update(JSON.stringify(manifest)).digest("hex");

function parse(text: string): Manifest & { readonly sum: string } {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(changed);
  }
}
