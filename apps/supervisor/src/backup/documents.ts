import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { type ObjectPath, parseStoredUrl } from "@tenora/documents/store/object-path";
import type { BackedUpDocument } from "./manifest.ts";

const concurrency = 8;
/**
 * Names are random, so all buckets share a folder; the manifest records which is which.
 */
const folderOf = (folder: string) => join(folder, "documents");
const fileOf = (folder: string, { path }: ObjectPath) => join(folderOf(folder), path);

/** Copies these documents into `folder` and lists separately those that the store does not have. */
export async function exportDocuments(
  store: DocumentStore,
  urls: readonly string[],
  folder: string,
): Promise<{ documents: BackedUpDocument[]; missing: string[] }> {
  await mkdir(folderOf(folder), { recursive: true, mode: 0o700 });
  const documents: BackedUpDocument[] = [];
  const missing: string[] = [];
  await forEachConcurrent(urls, async (url) => {
    const object = parseStoredUrl(url);
    const stored = object && (await store.open(object));
    if (!object || !stored) return void missing.push(url);
    const hash = createHash("sha256");
    stored.content.on("data", (piece: Buffer) => hash.update(piece));
    const file = fileOf(folder, object);
    await pipeline(
      stored.content,
      createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
    );
    documents.push({ ...object, size: stored.size, sha256: hash.digest("hex") });
  });
  return {
    documents: documents.sort((a, b) => (a.path < b.path ? -1 : 1)),
    missing: missing.sort(),
  };
}

/** @throws Error with a sentence that names the first missing or changed file */
export async function verifyDocuments(
  documents: readonly BackedUpDocument[],
  folder: string,
): Promise<void> {
  await forEachConcurrent(documents, async (document) => {
    const { path, sha256 } = document;
    const hash = createHash("sha256");
    try {
      for await (const piece of createReadStream(fileOf(folder, document))) hash.update(piece);
    } catch {
      throw new Error(`The backup's document ${path} cannot be read.`);
    }
    if (hash.digest("hex") !== sha256)
      throw new Error(`The backup's document ${path} was changed.`);
  });
}

/** Puts the documents into an empty store. */
export async function importDocuments(
  store: DocumentStore,
  documents: readonly BackedUpDocument[],
  folder: string,
): Promise<void> {
  const { signal } = new AbortController();
  await forEachConcurrent(documents, ({ bucket, path }) =>
    store.put({ bucket, path }, createReadStream(fileOf(folder, { bucket, path })), signal),
  );
}

async function forEachConcurrent<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
