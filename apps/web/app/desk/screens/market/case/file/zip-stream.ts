import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";

/** A file in the archive. Its content is read when it's its turn, and never held as a whole. */
export interface ZipEntry {
  /** With folders, by slashes. */
  readonly name: string;
  readonly modifiedAt: Date;
  content(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The earliest that the format can say. */
const earliest = Date.UTC(1980, 0, 2);

/**
 * A ZIP archive of these files, made while it is read: at most a chunk of one file is in memory. Stored
 * uncompressed: documents are compressed already.
 */
export const zipStream = (
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(chunksOf(entries))) as ReadableStream<Uint8Array>;

async function* chunksOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, modifiedAt, content } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = Math.max(modifiedAt.getTime(), earliest);
    zip.add(file);
    for await (const chunk of content()) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
