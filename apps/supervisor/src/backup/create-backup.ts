import { mkdir, readdir } from "node:fs/promises";
import { dumpRows } from "@tenora/database/backup/dump-rows";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { exportDocuments } from "./documents.ts";
import { type Manifest, writeManifest } from "./manifest.ts";

export interface BackupContext {
  readonly ownerUrl: string;
  readonly store: DocumentStore;
  /** DATA_KEY with those it replaces. Not written down: only a text sealed with it. */
  readonly dataKey: string | readonly string[];
}

/** Whose the sealed check is; no wallet, so that no sealed row can be taken for it. */
export const keyCheckOwner = "backup";

/**
 * Writes rows as of one moment, and every document they name, into an empty folder. Documents never
 * change and are stored before the row that names them, so those of the moment are still there.
 */
export async function createBackup(
  { ownerUrl, store, dataKey }: BackupContext,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. Name a folder that is new or empty.`);
  }
  const { documentUrls, ...rows } = await dumpRows(ownerUrl, folder);
  const { documents, missing } = await exportDocuments(store, documentUrls, folder);
  const keyCheck = Buffer.from(encryptText(dataKey, keyCheckOwner, "tenora")).toString("base64");
  const madeAt = now.toISOString();
  const manifest = { format: 2, madeAt, ...rows, keyCheck, documents, missing } as const;
  await writeManifest(folder, manifest);
  return manifest;
}
