import type { Readable } from "node:stream";
import type { ObjectPath } from "./object-path.ts";

/** A document in a store's list. */
export interface StoredDocument {
  readonly object: ObjectPath;
  readonly storedAt: Date;
}

/** A private store of documents: they are accessible only through the server. */
export interface DocumentStore {
  /**
   * Stores the whole of `content` under a path that must not exist yet. When `content` or the
   * store fails, or `signal` aborts, removes what was stored, as far as the store is still reachable;
   * the document sweep removes the rest.
   */
  put(object: ObjectPath, content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void>;
  /** The content, or null when there is no such document. */
  open(object: ObjectPath): Promise<{ readonly size: number; readonly content: Readable } | null>;
  /** Does nothing when there is no such document. */
  remove(object: ObjectPath): Promise<void>;
  /** Every document, in no order. A document that is being written may be missing. */
  list(): AsyncIterable<StoredDocument>;
  /** Resolves when a document could be stored now; rejects otherwise. */
  check(): Promise<void>;
}
