import { buffer } from "node:stream/consumers";
import { type S3Mode, type S3Server, startS3Server } from "@tenora/testing/s3/s3-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DocumentStore } from "./document-store.ts";
import type { ObjectPath } from "./object-path.ts";
import { type S3Settings, s3Store } from "./s3-store.ts";

let server: S3Server;
let store: DocumentStore;
const settings = (change: Partial<S3Settings> = {}): S3Settings => {
  const { endpoint, bucket, credentials } = server;
  return { endpoint, bucket, credentials, region: "eu-test-1", forcePathStyle: true, ...change };
};
beforeEach(async () => {
  server = await startS3Server();
  store = s3Store(settings());
});
afterEach(() => server.stop());

const object = (digit = "0"): ObjectPath => ({
  bucket: "business-documents",
  path: `${digit.repeat(8)}-0000-4000-8000-000000000000.pdf`,
});
async function* content(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}
const never = new AbortController().signal;
const put = (what = object(), signal = never) => store.put(what, content("%PDF-", "1.7"), signal);

describe("S3 store", () => {
  test("stores a document with its true type, and returns it §7.24", async () => {
    await put();
    const [stored] = server.objects.values();
    expect(stored).toMatchObject({ contentType: "application/pdf" });
    const opened = await store.open(object());
    expect(opened?.size).toBe(8);
    expect(opened && String(await buffer(opened.content))).toBe("%PDF-1.7");
    expect(server.requests[0]).toMatch(/^PUT \/business-documents\/0{8}-[\w-]+\.pdf/);
  });

  test("never replaces a document §7.24", async () => {
    await put();
    const [first] = server.objects.values();
    await expect(store.put(object(), content("other"), never)).rejects.toThrow();
    expect([...server.objects.values()]).toEqual([first]);
  });

  test("stores nothing when the content fails halfway", async () => {
    const broken = (async function* () {
      yield Buffer.from("%PDF-");
      throw new Error("refused");
    })();
    await expect(store.put(object(), broken, never)).rejects.toThrow("refused");
    expect(server.requests).toEqual([]);
  });

  test("returns null for a missing document, and removes it without an error", async () => {
    expect(await store.open(object())).toBeNull();
    await store.remove(object());
    await put();
    await store.remove(object());
    expect(server.objects.size).toBe(0);
  });

  test("lists every document over many pages, and no other object", async () => {
    const digits = ["1", "2", "3", "4", "5", "6", "7"];
    for (const digit of digits) await put(object(digit));
    server.objects.set("notes.txt", {
      body: Buffer.alloc(1),
      contentType: "",
      storedAt: new Date(),
    });
    const found: string[] = [];
    for await (const { object: one, storedAt } of store.list()) {
      expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
      found.push(one.path);
    }
    expect(found).toEqual(digits.map((digit) => object(digit).path));
  });

  test("stores covers in a folder of their own, apart from certificates", async () => {
    const path = `${"9".repeat(8)}-0000-4000-8000-000000000000.png`;
    const cover: ObjectPath = { bucket: "article-covers", path };
    await store.put(cover, content("cover"), never);
    expect([...server.objects.keys()]).toEqual([`article-covers/${path}`]);
    expect(await store.open({ bucket: "business-documents", path })).toBeNull();
    const listed = [];
    for await (const { object: one } of store.list()) listed.push(one);
    expect(listed).toEqual([cover]);
    await store.remove(cover);
    expect(server.objects.size).toBe(0);
  });

  test("reports whether it is usable", async () => {
    await store.check();
    await expect(s3Store(settings({ bucket: "another" })).check()).rejects.toMatchObject({
      code: "NO_BUCKET",
    });
    server.mode = "failing";
    await expect(store.check()).rejects.toMatchObject({ code: "HTTP_503" });
  });

  test("fails with wrong credentials", async () => {
    const credentials = { ...server.credentials, secretAccessKey: "wrong" };
    await expect(s3Store(settings({ credentials })).check()).rejects.toMatchObject({
      code: "REFUSED",
    });
    const plain = await fetch(`${server.endpoint}/business-documents/${object().path}`);
    expect(plain.status).toBe(403);
  });

  test.each<S3Mode>(["failing", "full", "denied", "cut"])("fails when it is %s", async (mode) => {
    server.mode = mode;
    await expect(put()).rejects.toThrow();
    expect(server.objects.size).toBe(0);
  });

  test("fails when it hangs and the caller aborts", async () => {
    server.mode = "hanging";
    await expect(put(object(), AbortSignal.timeout(500))).rejects.toThrow();
  });

  test("waits for a slow service, and fails for an unreachable one", async () => {
    server.mode = "slow";
    await put();
    expect(server.objects.size).toBe(1);
    await server.stop();
    await expect(put(object("1"))).rejects.toThrow();
  });
});
