import type { Database } from "@tenora/database/connection/connect";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import { deleteOldUploads } from "@tenora/database/rate-limit/upload-quota";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { DocumentStore, StoredDocument } from "@tenora/documents/store/document-store";
import { businessDocuments, documentUrl } from "@tenora/documents/store/object-path";

/** A younger document may belong to a form that is being saved. */
const graceMs = 60 * 60 * 1000;
/** A younger picture may belong to an article or a reward that is still being written. */
const pictureGraceMs = 14 * 24 * graceMs;
const batchLength = 500;

/**
 * Removes documents that belong to no record, because a request was interrupted between storing its
 * document and saving its form. May run on any host, any number of times.
 * @returns how many were removed
 */
export async function sweepDocuments(
  database: Database<"tenora_jobs">,
  store: DocumentStore,
  now: Date,
): Promise<number> {
  let removed = 0;
  let batch: StoredDocument[] = [];
  const removeOrphans = async () => {
    const urls = batch.map(({ object }) => documentUrl(object));
    const orphaned = new Set(await asWorker(database, (tx) => findOrphanedDocuments(tx, urls)));
    for (const { object } of batch) {
      if (!orphaned.has(documentUrl(object))) continue;
      await store.remove(object);
      removed += 1;
    }
    batch = [];
  };
  for await (const document of store.list()) {
    const grace = document.object.bucket === businessDocuments ? graceMs : pictureGraceMs;
    if (now.getTime() - document.storedAt.getTime() < grace) continue;
    batch.push(document);
    if (batch.length === batchLength) await removeOrphans();
  }
  if (batch.length > 0) await removeOrphans();
  await asWorker(database, deleteOldUploads);
  return removed;
}
