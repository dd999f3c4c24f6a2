import type { Database } from "@tenora/database/connection/connect";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import { deleteOldUploads } from "@tenora/database/rate-limit/delete-old-uploads";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { DocumentStore, StoredDocument } from "@tenora/documents/store/document-store";
import { articleCovers, documentUrl } from "@tenora/documents/store/object-path";

/** A younger document may belong to a form that is being saved just now. */
const graceMs = 60 * 60 * 1000;
/** A younger cover may belong to an article that somebody is still writing. */
const coverGraceMs = 14 * 24 * graceMs;
const batchLength = 500;

/**
 * Removes documents that belong to no record: of forms that were cut short between storing and
 * saving. May run anywhere, any number of times.
 * @returns how many were removed
 */
export async function sweepDocuments(
  database: Database<"tenora_jobs">,
  store: DocumentStore,
  now: Date,
): Promise<number> {
  let removed = 0;
  let batch: StoredDocument[] = [];
  const removeUnowned = async () => {
    const urls = batch.map(({ object }) => documentUrl(object));
    const unowned = new Set(await asWorker(database, (tx) => findOrphanedDocuments(tx, urls)));
    for (const { object } of batch) {
      if (!unowned.has(documentUrl(object))) continue;
      await store.remove(object);
      removed += 1;
    }
    batch = [];
  };
  for await (const document of store.list()) {
    const grace = document.object.bucket === articleCovers ? coverGraceMs : graceMs;
    if (now.getTime() - document.storedAt.getTime() < grace) continue;
    batch.push(document);
    if (batch.length === batchLength) await removeUnowned();
  }
  if (batch.length > 0) await removeUnowned();
  await asWorker(database, deleteOldUploads);
  return removed;
}
