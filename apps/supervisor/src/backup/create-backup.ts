import { mkdir, readdir } from "node:fs/promises";
import { dumpRows } from "@tenora/database/backup/dump-rows";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { exportDocuments } from "./documents.ts";
import { type Manifest, writeManifest } from "./manifest.ts";

export interface BackupContext {
  readonly ownerUrl: string;
  readonly store: DocumentStore;
  /**
   * DATA_KEY with the keys it replaces. The backup does not contain them, only a text sealed with
   * them.
   */
  readonly dataKey: string | readonly string[];
}

/**
 * Owner of the sealed check. It is no wallet, so no sealed value of a row can replace the check.
 */
export const keyCheckOwner = "backup";

/**
 * Writes the rows of one moment, and every document they name, into an empty folder. Documents
 * never change and are stored before the row that names them, so all of them still exist.
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
