import { restoreRows } from "@tenora/database/backup/restore-rows";
import { verifyRows } from "@tenora/database/backup/verify-rows";
import { decryptText } from "@tenora/database/encryption/text-encryption";
import { isEmptyDatabase } from "@tenora/database/migration/is-empty-database";
import { migrate } from "@tenora/database/migration/migrate";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { type BackupContext, keyCheckOwner } from "./create-backup.ts";
import { importDocuments, verifyDocuments } from "./documents.ts";
import { type Manifest, readManifest } from "./manifest.ts";

export interface RestoreContext extends Omit<BackupContext, "dataKey"> {
  readonly authSecret: string;
}

/**
 * Checks a backup's key, version and the checksum of every file. It writes nothing.
 * @throws Error with a sentence for the operator
 */
export async function verifyBackup(
  folder: string,
  dataKey: BackupContext["dataKey"],
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  assertKey(manifest, dataKey);
  await verifyRows(folder, { ...manifest, documentUrls: [] });
  await verifyDocuments(manifest.documents, folder);
  return manifest;
}

/**
 * Restores a verified backup into an empty database and an empty store.
 * @throws Error with a sentence for the operator
 */
export async function restoreBackup(
  { ownerUrl, store, authSecret }: RestoreContext,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  if (!(await isEmptyDatabase(ownerUrl))) {
    throw new Error("The database is not empty. A backup is restored into an empty one only.");
  }
  await assertStoreIsEmpty(store);
  await migrate({ ownerUrl, authSecret });
  await importDocuments(store, manifest.documents, folder);
  await restoreRows(ownerUrl, folder, { ...manifest, documentUrls: [] });
}

/** @throws Error with a sentence when this is not the key that the backup's rows need */
function assertKey({ keyCheck }: Manifest, dataKey: BackupContext["dataKey"]): void {
  try {
    decryptText(dataKey, keyCheckOwner, Buffer.from(keyCheck, "base64"));
  } catch {
    throw new Error(
      "This is not the DATA_KEY with which the backup was made, so government ids could not be read. Set that DATA_KEY, or put the secrets.json of that time into DATA_DIR.",
    );
  }
}

/** @throws Error with a sentence when a document is there already */
export async function assertStoreIsEmpty(store: DocumentStore): Promise<void> {
  for await (const { object } of store.list()) {
    throw new Error(
      `The document store is not empty (${object.path}). A backup is restored into an empty one only.`,
    );
  }
}
