import type { Readable } from "node:stream";
import type { ObjectPath } from "./object-path.ts";

/** A document as a store lists it. */
export interface StoredDocument {
  readonly object: ObjectPath;
  readonly storedAt: Date;
}

/** Where documents lie. Private: nothing in it is reachable without the server's consent. */
export interface DocumentStore {
  /**
   * Stores the whole of `content` under a path that must not exist yet. When `content` or the
   * store fails, or `signal` aborts, nothing of it remains, as far as the store can still be
   * reached; what remains all the same is found by the sweep.
   */
  put(object: ObjectPath, content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void>;
  /** The content, or null when there is no such document. */
  open(object: ObjectPath): Promise<{ readonly size: number; readonly content: Readable } | null>;
  /** Removing what is not there is no error. */
  remove(object: ObjectPath): Promise<void>;
  /** Every document there is, in no order. What is being written just now may be missing. */
  list(): AsyncIterable<StoredDocument>;
  /** Resolves when a document could be stored now; rejects otherwise. */
  check(): Promise<void>;
}
