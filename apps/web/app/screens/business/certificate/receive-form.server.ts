import { createHash, type Hash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import type { ObjectPath } from "@tenora/documents/store/object-path";
import { receiveCertificate } from "@tenora/documents/upload/receive-certificate";
import type { ReceivedDocument } from "@tenora/documents/upload/receive-request-document";
import { DomainError } from "@tenora/domain/domain-error";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { EInvoiceReading } from "@tenora/e-invoice/e-invoice";

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The file's name on the person's machine; displayed, never used as a path. */
  readonly fileName: string;
  /** Null when the store failed: the submission continues without it. */
  readonly certificate: ObjectPath | null;
  /** Size and hash of what was sent. */
  readonly bytes: number;
  readonly sha256: Uint8Array;
  /** What its e-invoice says; `none` without one. */
  readonly reading: EInvoiceReading;
}

type ReceivedFile = Omit<ReceivedForm, "fields">;

/** A larger body is no mistake: it is not read to its end. In bytes. */
const maxBodyBytes = 64 * 1024 * 1024;
// Our own form has some ten fields and one file.
const limits = { fields: 16, fieldSize: 4_096, files: 1, headerPairs: 64, parts: 64 };

/** How the file is inspected and stored; as a certificate, unless told otherwise. */
type ReceiveFile = (
  store: DocumentStore,
  fileName: string,
  content: AsyncIterable<Uint8Array>,
) => Promise<ReceivedDocument>;

const asCertificate: ReceiveFile = async (store, fileName, content) => ({
  object: await receiveCertificate(store, fileName, content),
  reading: { outcome: "none" },
});

/**
 * Reads a multipart form (RFC 7578) as it arrives; the file goes straight into the store.
 * @throws DomainError INVALID_INPUT, CERTIFICATE_MISSING, CERTIFICATE_TYPE, CERTIFICATE_SIZE, and what
 *   `receive` throws
 */
export async function receiveForm(
  request: Request,
  store: DocumentStore,
  receive: ReceiveFile = asCertificate,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  let file: Promise<ReceivedFile> | null = null;
  const parser = openParser(request);
  parser.on("field", (name, value, nameCut, valueCut) => {
    if (!nameCut && !valueCut) fields[name] = value;
  });
  // Skipping parts beyond the limit one by one would take a second for 100,000 of them.
  parser.on("partsLimit", () => parser.destroy(new Error("a form of too many parts")));
  // A part of bytes needs no name, whatever the types say; it is rejected like any wrong name.
  parser.on("file", (_name, stream, fileName: string | undefined) => {
    file = storeFile((name, content) => receive(store, name, content), stream, fileName ?? "");
    file.catch(() => {}); // awaited below, once the rest of the form has been read
  });
  try {
    await pipeline(Readable.fromWeb(request.body as never), limitBytes(maxBodyBytes), parser);
  } catch (cause) {
    await discardStored(store, file);
    throw new DomainError("INVALID_INPUT", { cause });
  }
  if (file === null) throw new DomainError("CERTIFICATE_MISSING");
  return { fields, ...(await (file as Promise<ReceivedFile>)) };
}

function openParser(request: Request): BusboyInstance {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.startsWith("multipart/form-data") || request.body === null) {
    throw new DomainError("INVALID_INPUT");
  }
  try {
    // The whole name, as it was sent: a path is rejected, not shortened.
    return new Busboy({ headers: { "content-type": contentType }, limits, preservePath: true });
  } catch (cause) {
    throw new DomainError("INVALID_INPUT", { cause });
  }
}

function limitBytes(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      size += piece.length;
      done(size > most ? new Error("an endless form") : null, piece);
    },
  });
}

async function storeFile(
  receive: (name: string, content: AsyncIterable<Uint8Array>) => Promise<ReceivedDocument>,
  stream: BusboyFileStream,
  name: string,
): Promise<ReceivedFile> {
  const fileName = cleanName(name);
  const content = digesting(stream);
  const received = (certificate: ObjectPath | null, reading: EInvoiceReading) => ({
    fileName,
    certificate,
    reading,
    bytes: content.bytes(),
    sha256: content.hash.digest(),
  });
  try {
    const { object, reading } = await receive(name, content);
    return received(object, reading);
  } catch (error) {
    if (error instanceof DomainError && error.code === "STORE_UNAVAILABLE") {
      return received(null, { outcome: "none" });
    }
    throw error;
  }
}

/** The stream's pieces, counted and hashed as they pass. */
function digesting(
  stream: BusboyFileStream,
): AsyncIterable<Uint8Array> & { readonly hash: Hash; bytes(): number } {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const hash = createHash("sha256");
  let size = 0;
  // Without `return`, so that a reader who gives up early does not destroy the stream.
  const next = async () => {
    const piece = await chunks.next();
    if (piece.done) return piece;
    hash.update(piece.value);
    size += piece.value.length;
    return piece;
  };
  return { hash, bytes: () => size, [Symbol.asyncIterator]: () => ({ next }) };
}

/** The last part of a path, without control characters, at most 200 characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return toSingleLine(last.replace(/\p{C}/gu, "").slice(0, 200)) || "certificate";
}

async function discardStored(
  store: DocumentStore,
  file: Promise<ReceivedFile> | null,
): Promise<void> {
  const stored = await file?.catch(() => null);
  if (stored?.certificate) await store.remove(stored.certificate);
}
