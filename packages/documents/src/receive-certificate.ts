import { randomUUID } from "node:crypto";
import {
  type CertificateExtension,
  certificateMaxBytes,
  sniffCertificate,
} from "@tenora/domain/certificate";
import { isNameOfCertificate } from "@tenora/domain/certificate-name";
import { DomainError } from "@tenora/domain/failure";
import type { DocumentStore } from "./document-store.ts";
import { inspectorFor } from "./inspect/inspector.ts";
import { inLargePieces } from "./large-pieces.ts";
import { businessDocuments, type ObjectPath } from "./object-path.ts";
import { StorePatience } from "./store-patience.ts";

/** A store that keeps us waiting longer, all in all, counts as unavailable. */
const defaultPatienceMs = 8_000;

/**
 * Streams a certificate into the store under a random name, telling its type from its bytes,
 * counting and inspecting them as they pass. Nothing is stored unless the whole of it was accepted.
 * `content` is always read to its end, and refused content is refused whether the store works or not.
 * @throws DomainError CERTIFICATE_MISSING (no bytes), CERTIFICATE_TYPE (bytes or name),
 *   CERTIFICATE_SIZE or STORE_UNAVAILABLE (down, full, or slower than its patience)
 */
export async function receiveCertificate(
  store: DocumentStore,
  fileName: string,
  content: AsyncIterable<Uint8Array>,
  patienceMs = defaultPatienceMs,
): Promise<ObjectPath> {
  const chunks = inLargePieces(content)[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    const head = first.done ? new Uint8Array() : first.value;
    if (head.length === 0) throw new DomainError("CERTIFICATE_MISSING");
    const extension = sniffCertificate(head);
    if (extension === null || !isNameOfCertificate(fileName, extension)) {
      throw new DomainError("CERTIFICATE_TYPE");
    }
    const object: ObjectPath = { bucket: businessDocuments, path: `${randomUUID()}.${extension}` };
    const patience = new StorePatience(patienceMs);
    await putInspected(store, object, inspected(extension, head, chunks), patience);
    return object;
  } catch (error) {
    // Whoever sends us a form reads our answer only after he has sent all of it.
    while (!(await chunks.next()).done);
    throw error;
  }
}

async function putInspected(
  store: DocumentStore,
  object: ObjectPath,
  content: AsyncGenerator<Uint8Array, void>,
  patience: StorePatience,
): Promise<void> {
  let refusal: unknown;
  /** What the store reads: its clock stands still while it waits for the next piece. */
  const offered: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        patience.storeWaits();
        try {
          return await content.next();
        } catch (error) {
          refusal = error;
          throw error;
        } finally {
          patience.storeWorks();
        }
      },
    }),
  };
  const overdue = new Promise<never>((_done, reject) => {
    patience.signal.addEventListener("abort", () => reject(patience.signal.reason));
  });
  overdue.catch(() => {});
  patience.storeWorks();
  try {
    // A store that hangs may not even notice that it is told to stop.
    await Promise.race([store.put(object, offered, patience.signal), overdue]);
  } catch (cause) {
    if (refusal !== undefined) throw refusal;
    // The rest is judged all the same: a refusal is worth more to the person than our trouble.
    for await (const _piece of content);
    if (refusal !== undefined) throw refusal;
    throw new DomainError("STORE_UNAVAILABLE", { cause });
  } finally {
    patience.storeWaits();
  }
}

async function* inspected(
  extension: CertificateExtension,
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const inspector = inspectorFor(extension);
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
