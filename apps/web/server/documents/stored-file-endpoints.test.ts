import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { folderStore } from "@tenora/documents/store/folder-store";
import {
  articleCovers,
  businessDocuments,
  type ObjectPath,
} from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "../../app/services.server.ts";
import { coversEndpoint } from "./covers-endpoint.ts";
import { documentsEndpoint } from "./documents-endpoint.ts";

// More than a stream reads ahead, so that an unread one stays open.
const size = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "tenora-stored-"));
const store = folderStore(folder);
const opened: Readable[] = [];
const documents: DocumentStore = {
  ...store,
  async open(object) {
    const found = await store.open(object);
    if (found) opened.push(found.content);
    return found;
  },
};
const link = "a link secret of a test";
const services = { documents, settings: { secrets: { link: [link] } }, now: () => new Date() };
const app = new Hono();
app.get("/documents/:bucket/:path", documentsEndpoint(services as unknown as Services));
app.get("/insights/covers/:path", coversEndpoint(services as unknown as Services));

const objects: ObjectPath[] = [
  { bucket: businessDocuments, path: `${crypto.randomUUID()}.pdf` },
  { bucket: businessDocuments, path: `${crypto.randomUUID()}.png` },
  { bucket: articleCovers, path: `${crypto.randomUUID()}.png` },
];
beforeAll(async () => {
  const bytes = async function* () {
    yield new Uint8Array(size);
  };
  for (const object of objects) await store.put(object, bytes(), AbortSignal.timeout(10_000));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(objects)("stored files: HEAD of $bucket leaves no file open", async (object) => {
  const url = signLink(object, link, Date.now());
  const head = await app.request(url, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-length")).toBe(String(size));
  expect(opened.at(-1)?.destroyed).toBe(true);
  const whole = await app.request(url);
  expect((await whole.arrayBuffer()).byteLength).toBe(size);
});

test.each([
  ["pdf", "attachment"],
  ["png", "inline"],
])("document route: a %s is sent as %s, in a sandbox", async (type, disposition) => {
  const object = objects.find(
    ({ bucket, path }) => bucket === businessDocuments && path.endsWith(type),
  );
  const { headers } = await app.request(signLink(object!, link, Date.now()));
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("sandbox");
  expect(headers.get("content-disposition")).toMatch(new RegExp(`^${disposition}; filename=`));
  expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(headers.get("cache-control")).toBe("private, no-store");
});
