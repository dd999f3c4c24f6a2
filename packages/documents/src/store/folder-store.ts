import { constants, createWriteStream } from "node:fs";
import { access, link, mkdir, open, opendir, rm, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DocumentStore, StoredDocument } from "./document-store.ts";
import { buckets, type ObjectPath, parseObjectPath } from "./object-path.ts";

/** Documents as files below one folder, readable by this system user only. */
export function folderStore(folder: string): DocumentStore {
  const fileOf = ({ bucket, path }: ObjectPath) => join(folder, bucket, path);
  let made: Promise<unknown> | undefined;
  const makeFolder = () => {
    made ??= Promise.all(
      buckets.map((bucket) => mkdir(join(folder, bucket), { recursive: true, mode: 0o700 })),
    ).then(() => flushFolder(folder));
    return made.catch((error) => {
      made = undefined;
      throw error;
    });
  };
  return {
    async put(object, content, signal) {
      const file = fileOf(object);
      const part = `${file}.part`;
      await makeFolder();
      try {
        // Flushed to disk before the name exists; link() fails rather than replace a document.
        const options = { flags: "wx", mode: 0o600, flush: true, highWaterMark: 256 * 1024 };
        const out = createWriteStream(part, options);
        await pipeline(Readable.from(content), out, { signal });
        await link(part, file);
        await flushFolder(dirname(file)).catch(async (error) => {
          await rm(file, { force: true });
          throw error;
        });
      } catch (error) {
        made = undefined; // the folder may have been removed; the next upload creates it again
        throw error;
      } finally {
        await unlink(part).catch(() => {}); // it may not exist; the sweep removes leftovers
      }
    },
    async open(object) {
      try {
        // Opened first, so that a document that is removed during the read is still read to its end.
        const handle = await open(fileOf(object));
        const { size } = await handle.stat();
        return { size, content: handle.createReadStream() };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(object) {
      await rm(fileOf(object), { force: true });
      await rm(`${fileOf(object)}.part`, { force: true });
    },
    list: () => filesOf(folder),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
  };
}

/** Otherwise a power failure could lose the name of a document whose content was flushed. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot open folders, and need not flush them
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesOf(folder: string): AsyncGenerator<StoredDocument> {
  for (const bucket of buckets) yield* filesIn(folder, bucket);
}

async function* filesIn(
  folder: string,
  bucket: ObjectPath["bucket"],
): AsyncGenerator<StoredDocument> {
  const entries = await opendir(join(folder, bucket)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for await (const { name } of entries) {
    // A partial file of a killed process is listed as the document it would have become.
    const object = parseObjectPath(bucket, name.replace(/\.part$/, ""));
    if (object === null) continue;
    const found = await stat(join(folder, bucket, name)).catch(() => null);
    if (found !== null) yield { object, storedAt: found.mtime };
  }
}
