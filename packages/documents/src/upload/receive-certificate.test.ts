import { sniffCertificate } from "@tenora/domain/certificate/certificate-type";
import { malformedUploads } from "@tenora/testing/uploads/malformed-uploads";
import { samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import { validUploads } from "@tenora/testing/uploads/valid-uploads";
import { describe, expect, test } from "vitest";
import { inspectorFor } from "../inspection/inspector.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { receiveCertificate } from "./receive-certificate.ts";

const codes = {
  type: "CERTIFICATE_TYPE",
  size: "CERTIFICATE_SIZE",
  missing: "CERTIFICATE_MISSING",
};

/** A store in memory that can fail. */
function memoryStore(put?: DocumentStore["put"]) {
  const stored = new Map<string, Buffer>();
  const store = {
    put:
      put ??
      (async ({ path }: { path: string }, content: AsyncIterable<Uint8Array>) => {
        const pieces: Uint8Array[] = [];
        for await (const piece of content) pieces.push(piece);
        stored.set(path, Buffer.concat(pieces));
      }),
  } as unknown as DocumentStore;
  return { store, stored };
}

/** The bytes in pieces of a size that splits every structure somewhere. */
async function* pieces(bytes: Uint8Array, size = 61) {
  const step = bytes.length > 100_000 ? 65_536 : size;
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

test("malformed uploads: there are at least thirty classes", () => {
  expect(malformedUploads.size).toBeGreaterThanOrEqual(30);
  expect(validUploads.length).toBeGreaterThanOrEqual(30);
});

describe.each([...malformedUploads])("%s", (_what, make) => {
  test("is rejected in ten variants, and nothing is stored", async () => {
    for (let variant = 0; variant < 10; variant += 1) {
      const { fileName, bytes, refusal } = make(variant);
      const { store, stored } = memoryStore();
      const received = receiveCertificate(store, fileName, pieces(bytes));
      await expect(received, `${variant} ${fileName}`).rejects.toMatchObject({
        code: codes[refusal],
      });
      expect(stored.size).toBe(0);
    }
  });
});

test.each(validUploads)(
  "certificate upload: $what is stored unchanged in pieces of any size",
  async (upload) => {
    for (const size of [1, 61, 70_000]) {
      const { store, stored } = memoryStore();
      const { path } = await receiveCertificate(store, upload.fileName, pieces(upload.bytes, size));
      expect(stored.get(path)?.equals(upload.bytes)).toBe(true);
    }
  },
);

test.each(validUploads)(
  "certificate upload: $what is inspected equally in pieces of any size",
  async ({ bytes }) => {
    const type = sniffCertificate(bytes);
    if (type === null) throw new Error("no certificate");
    for (const size of [1, 7, 61, 4_096]) {
      const inspector = inspectorFor(type);
      for await (const piece of pieces(bytes, size)) await inspector.see(piece);
      await inspector.end();
    }
  },
);

test("certificate upload: a document sent byte by byte reaches the store in pieces of 64 KB", async () => {
  const sizes: number[] = [];
  const { store } = memoryStore(async (_object, content) => {
    for await (const piece of content) sizes.push(piece.length);
  });
  const bytes = samplePdfOfSize(150_000);
  const single = (async function* () {
    for (const byte of bytes) yield Uint8Array.of(byte);
  })();
  await receiveCertificate(store, "a.pdf", single);
  expect(sizes).toEqual([65_536, 65_536, 150_000 - 2 * 65_536]);
});

describe("certificate upload to a failing store", () => {
  const good = validUploads[0]?.bytes ?? Buffer.alloc(0);
  const slow = (store: DocumentStore, bytes = good) =>
    receiveCertificate(store, "a.pdf", pieces(bytes), 300);

  test("throws STORE_UNAVAILABLE after reading the file to its end", async () => {
    const { store } = memoryStore(async () => {
      throw new Error("no space left");
    });
    let read = 0;
    const content = (async function* () {
      for await (const piece of pieces(good)) {
        read += piece.length;
        yield piece;
      }
    })();
    const received = receiveCertificate(store, "a.pdf", content);
    await expect(received).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
    expect(read).toBe(good.length);
  });

  test("still rejects a malformed file", async () => {
    const { store } = memoryStore(async () => {
      throw new Error("connection refused");
    });
    await expect(slow(store, good.subarray(0, -40))).rejects.toMatchObject({
      code: "CERTIFICATE_TYPE",
    });
  });

  test("throws STORE_UNAVAILABLE after the timeout, whether or not the store heeds the signal", async () => {
    const { store } = memoryStore(() => new Promise(() => {}));
    const began = performance.now();
    await expect(slow(store)).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
    expect(performance.now() - began).toBeLessThan(7_000);
  });

  test("does not count the time of a slow uploader", async () => {
    const { store, stored } = memoryStore();
    const dribble = (async function* () {
      for await (const piece of pieces(good)) {
        yield piece;
        await new Promise((done) => setTimeout(done, 60));
      }
    })();
    await receiveCertificate(store, "a.pdf", dribble, 300);
    expect(stored.size).toBe(1);
  });
});
