import { randomUUID } from "node:crypto";
import { isNameOfCertificate } from "@tenora/domain/certificate/certificate-name";
import {
  certificateMaxBytes,
  type DocumentExtension,
} from "@tenora/domain/certificate/certificate-type";
import { DomainError } from "@tenora/domain/domain-error";
import type { Inspector } from "../inspection/inspector.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { businessDocuments, type ObjectPath } from "../store/object-path.ts";
import { StoreTimeout } from "../store/store-timeout.ts";
import { rechunk } from "./rechunk.ts";

/** Beyond this total waiting time a store counts as unavailable. */
const defaultTimeoutMs = 8_000;

/** Which types a kind of upload takes, and how each is inspected. */
export interface FileTypes<Type extends DocumentExtension> {
  /** The true type by the first bytes; null for none of them. */
  readonly sniff: (head: Uint8Array) => Type | null;
  readonly inspect: (type: Type) => Inspector;
}

/**
 * Streams a file into the store under a random name, and detects its type, counts and inspects
 * its bytes. Nothing is stored unless the whole file was accepted. Always reads
 * `content` to its end, and rejects malformed content even when the store is unavailable.
 * @throws DomainError CERTIFICATE_MISSING (no bytes), CERTIFICATE_TYPE (bytes or name),
 *   CERTIFICATE_SIZE, STORE_UNAVAILABLE (down, full, or slower than its timeout), or the inspector's
 */
export async function receiveFile<Type extends DocumentExtension>(
  store: DocumentStore,
  types: FileTypes<Type>,
  { fileName, content }: { readonly fileName: string; readonly content: AsyncIterable<Uint8Array> },
  timeoutMs = defaultTimeoutMs,
): Promise<ObjectPath> {
  const chunks = rechunk(content)[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    const head = first.done ? new Uint8Array() : first.value;
    if (head.length === 0) throw new DomainError("CERTIFICATE_MISSING");
    const extension = types.sniff(head);
    if (extension === null || !isNameOfCertificate(fileName, extension)) {
      throw new DomainError("CERTIFICATE_TYPE");
    }
    const object: ObjectPath = { bucket: businessDocuments, path: `${randomUUID()}.${extension}` };
    const timeout = new StoreTimeout(timeoutMs);
    const pieces = inspected(types.inspect(extension), head, chunks);
    await putInspected(store, object, pieces, timeout);
    return object;
  } catch (error) {
    // Browsers read the response only after they have sent the whole request.
    while (!(await chunks.next()).done);
    throw error;
  }
}

async function putInspected(
  store: DocumentStore,
  object: ObjectPath,
  content: AsyncGenerator<Uint8Array, void>,
  timeout: StoreTimeout,
): Promise<void> {
  let refusal: unknown;
  /** The store's input; the time that the store waits for the next piece is not counted. */
  const offered: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        timeout.stopTimer();
        try {
          return await content.next();
        } catch (error) {
          refusal = error;
          throw error;
        } finally {
          timeout.startTimer();
        }
      },
    }),
  };
  const overdue = new Promise<never>((_done, reject) => {
    timeout.signal.addEventListener("abort", () => reject(timeout.signal.reason));
  });
  overdue.catch(() => {});
  timeout.startTimer();
  try {
    // A store that hangs may ignore the signal.
    await Promise.race([store.put(object, offered, timeout.signal), overdue]);
  } catch (cause) {
    if (refusal !== undefined) throw refusal;
    // Inspect the rest anyway: for the uploader a rejected file is more useful to know than our outage.
    for await (const _piece of content);
    if (refusal !== undefined) throw refusal;
    throw new DomainError("STORE_UNAVAILABLE", { cause });
  } finally {
    timeout.stopTimer();
  }
}

async function* inspected(
  inspector: Inspector,
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for (let piece: Uint8Array | null = head; piece !== null; ) {
    size += piece.length;
    if (size > certificateMaxBytes) throw new DomainError("CERTIFICATE_SIZE");
    await inspector.see(piece);
    yield piece;
    const next: IteratorResult<Uint8Array> = await rest.next();
    piece = next.done ? null : next.value;
  }
  await inspector.end();
}
