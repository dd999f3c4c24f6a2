import { randomUUID } from "node:crypto";
import type { DocumentStore } from "./document-store.ts";
import { businessDocuments, type ObjectPath } from "./object-path.ts";
import { storeWhole } from "./store-whole.ts";

/** Stores a PDF that the server has written, under a random name. @throws DomainError STORE_UNAVAILABLE */
export function storePdf(store: DocumentStore, bytes: Uint8Array): Promise<ObjectPath> {
  return storeWhole(store, { bucket: businessDocuments, path: `${randomUUID()}.pdf` }, bytes);
}
