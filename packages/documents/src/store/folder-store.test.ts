import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DocumentStore } from "./document-store.ts";
import { folderStore } from "./folder-store.ts";
import type { ObjectPath } from "./object-path.ts";

let folder: string;
let store: DocumentStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-folder-"));
  store = folderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const object: ObjectPath = {
  bucket: "business-documents",
  path: "00000000-0000-4000-8000-000000000000.pdf",
};
const file = () => join(folder, object.bucket, object.path);
const never = new AbortController().signal;
async function* content(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}
const listed = async () => {
  const found: string[] = [];
  for await (const { object: one } of store.list()) found.push(one.path);
  return found;
};

test("folder store: stores a document for this system user only, and returns it", async () => {
  await store.put(object, content("%PDF-", "1.7"), never);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const opened = await store.open(object);
  expect(opened && String(await buffer(opened.content))).toBe("%PDF-1.7");
  expect(readdirSync(join(folder, object.bucket))).toEqual([object.path]);
});

test("folder store: never replaces a document", async () => {
  await store.put(object, content("first"), never);
  await expect(store.put(object, content("second"), never)).rejects.toThrow("EEXIST");
  const opened = await store.open(object);
  expect(opened && String(await buffer(opened.content))).toBe("first");
});

test("folder store: removes partial content after a failed stream or an abort", async () => {
  const broken = (async function* () {
    yield Buffer.from("%PDF-");
    throw new Error("refused");
  })();
  await expect(store.put(object, broken, never)).rejects.toThrow("refused");
  const endless = (async function* () {
    for (;;) {
      await new Promise((done) => setTimeout(done, 5));
      yield Buffer.from("x");
    }
  })();
  await expect(store.put(object, endless, AbortSignal.timeout(30))).rejects.toThrow();
  expect(readdirSync(join(folder, object.bucket))).toEqual([]);
});

test("folder store: creates its folder again after it was removed", async () => {
  await store.put(object, content("first"), never);
  rmSync(join(folder, object.bucket), { recursive: true });
  await store.put(object, content("lost"), never).catch(() => {});
  await store.put(object, content("second"), never);
  expect(existsSync(file())).toBe(true);
});

test("folder store: lists its documents and partial files of killed processes, nothing else", async () => {
  expect(await listed()).toEqual([]);
  await store.put(object, content("first"), never);
  const half = object.path.replace("0", "1");
  writeFileSync(join(folder, object.bucket, `${half}.part`), "%PDF");
  writeFileSync(join(folder, object.bucket, "notes.txt"), "");
  expect((await listed()).sort()).toEqual([object.path, half]);
  await store.remove({ ...object, path: half });
  expect(await listed()).toEqual([object.path]);
  await store.remove(object);
  await store.remove(object);
  expect(await store.open(object)).toBeNull();
});
