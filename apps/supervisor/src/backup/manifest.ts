import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { WrittenRows } from "@tenora/database/write-rows";
import type { ObjectPath } from "@tenora/documents/object-path";

/** What a backup says of itself; written last, so a folder without it is no backup. */
export interface Manifest extends Omit<WrittenRows, "documentUrls"> {
  readonly format: 1;
  readonly madeAt: string;
  /** A text sealed with DATA_KEY: whoever can open it has the key that the rows need. */
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
  await writeFile(`${fileIn(folder)}.new`, JSON.stringify(manifest, null, 1), options);
  await rename(`${fileIn(folder)}.new`, fileIn(folder));
}

/** @throws Error with a sentence when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => null);
  if (text === null) throw new Error(`${folder} holds no backup: it has no manifest.json.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error("This backup is of a later format.");
  return manifest;
}
