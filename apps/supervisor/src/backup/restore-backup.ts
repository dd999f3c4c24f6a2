import { isEmptyDatabase } from "@tenora/database/is-empty-database";
import { migrate } from "@tenora/database/migrate";
import { readRows } from "@tenora/database/read-rows";
import { openSealedText } from "@tenora/database/sealed-text";
import type { DocumentStore } from "@tenora/documents/document-store";
import { copyIn, verifyDocuments } from "./documents.ts";
import { type BackupParts, keyCheckOwner } from "./make-backup.ts";
import { type Manifest, readManifest } from "./manifest.ts";

export interface RestoreParts extends BackupParts {
  readonly authSecret: string;
}

/**
 * Puts a backup into an empty database and an empty store. Everything that can be known before is
 * looked at before: the key, the documents' sums, the emptiness.
 * @throws Error with a sentence for the operator
 */
export async function restoreBackup(parts: RestoreParts, folder: string): Promise<Manifest> {
  const { ownerUrl, store, authSecret, dataKey } = parts;
  const manifest = await readManifest(folder);
  assertKey(manifest, dataKey);
  await verifyDocuments(manifest.documents, folder);
  if (!(await isEmptyDatabase(ownerUrl))) {
    throw new Error("The database is not empty. A backup is restored into an empty one only.");
  }
  await refuseStoreInUse(store);
  await migrate({ ownerUrl, authSecret });
  await copyIn(store, manifest.documents, folder);
  await readRows(ownerUrl, folder, { ...manifest, documentUrls: [] });
  return manifest;
}

/** @throws Error with a sentence when this is not the key that the backup's rows need */
export function assertKey({ keyCheck }: Manifest, dataKey: BackupParts["dataKey"]): void {
  try {
    openSealedText(dataKey, keyCheckOwner, Buffer.from(keyCheck, "base64"));
  } catch {
    throw new Error(
      "DATA_KEY is another one than when this backup was made, so government ids could not be read any more. Set the DATA_KEY of then, or put the secrets.json of then into DATA_DIR.",
    );
  }
}

async function refuseStoreInUse(store: DocumentStore): Promise<void> {
  for await (const { object } of store.list()) {
    throw new Error(
      `The document store is not empty (${object.path}). A backup is restored into an empty one only.`,
    );
  }
}
