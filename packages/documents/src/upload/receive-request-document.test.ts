import { deflateSync } from "node:zlib";
import { hostileInvoices } from "@tenora/testing/e-invoices/hostile-invoices";
import { facturX, pdfWithAttachments } from "@tenora/testing/e-invoices/pdf-with-attachments";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { describe, expect, test } from "vitest";
import type { DocumentStore } from "../store/document-store.ts";
import { receiveRequestDocument } from "./receive-request-document.ts";

function memoryStore() {
  const stored = new Map<string, Buffer>();
  const store = {
    async put({ path }: { path: string }, content: AsyncIterable<Uint8Array>) {
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      stored.set(path, Buffer.concat(pieces));
    },
  } as unknown as DocumentStore;
  return { store, stored };
}

async function* pieces(bytes: Uint8Array, size = 61) {
  const step = bytes.length > 100_000 ? 65_536 : size;
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

const read = { outcome: "read", invoice: { number: "BT-2026-118" } };

describe("document of a funding request", () => {
  const utf16 = Buffer.from(ublInvoice.replace("UTF-8", "UTF-16"), "utf16le").swap16();

  test("an XML e-invoice is stored unchanged and read, in pieces of any size and in UTF-16", async () => {
    for (const [bytes, size] of [
      [Buffer.from(ublInvoice), 1],
      [Buffer.from(ublInvoice), 70_000],
      [utf16, 61],
    ] as const) {
      const { store, stored } = memoryStore();
      const { object, reading } = await receiveRequestDocument(store, "a.xml", pieces(bytes, size));
      expect(object.path).toMatch(/^[0-9a-f-]{36}\.xml$/);
      expect(stored.get(object.path)).toEqual(bytes);
      expect(reading).toMatchObject(read);
    }
  });

  test("a PDF is read with what is attached to it, and stored also when that is refused", async () => {
    const receive = (bytes: Buffer) => {
      const { store, stored } = memoryStore();
      return receiveRequestDocument(store, "a.pdf", pieces(bytes)).then(({ reading }) => ({
        reading,
        count: stored.size,
      }));
    };
    expect(await receive(facturX(ublInvoice))).toMatchObject({ reading: read, count: 1 });
    const credit = facturX(ublInvoice.replace(">380<", ">381<"));
    const refused = { outcome: "refused", code: "E_INVOICE_CREDIT_NOTE" };
    expect(await receive(credit)).toEqual({ reading: refused, count: 1 });
    expect(await receive(samplePdf("a"))).toEqual({ reading: { outcome: "none" }, count: 1 });
  });

  test("a hostile XML is refused and not stored", async () => {
    const xmls = hostileInvoices("http://127.0.0.1:9/")
      .filter(({ bytes }) => bytes[0] === 0x3c)
      .slice(0, 12);
    expect(xmls).toHaveLength(12);
    for (const { what, code, bytes } of xmls) {
      const { store, stored } = memoryStore();
      const received = receiveRequestDocument(store, "a.xml", pieces(bytes));
      await expect(received, what).rejects.toMatchObject({ code: `E_INVOICE_${code}` });
      expect(stored.size).toBe(0);
    }
  });

  test("a PDF that takes too much is stored, with a word that it is too large to read", async () => {
    const { store, stored } = memoryStore();
    const content = deflateSync(Buffer.alloc(128 * 1024 * 1024));
    const bytes = pdfWithAttachments([
      { name: "factur-x.xml", content, dictionary: "/Filter /FlateDecode" },
    ]);
    const { reading } = await receiveRequestDocument(store, "a.pdf", pieces(bytes));
    expect(reading).toEqual({ outcome: "refused", code: "E_INVOICE_SIZE" });
    expect(stored.size).toBe(1);
  });

  test.each([
    ["an XML under another name", "a.pdf", Buffer.from(ublInvoice)],
    ["a PDF called an XML", "a.xml", samplePdf("a")],
    ["an SVG's name", "a.svg.xml", Buffer.from(ublInvoice)],
    ["text before the XML", "a.xml", Buffer.from(`x${ublInvoice}`)],
  ])("%s is refused by its type", async (_what, name, bytes) => {
    const { store, stored } = memoryStore();
    const received = receiveRequestDocument(store, name, pieces(bytes));
    await expect(received).rejects.toMatchObject({ code: "CERTIFICATE_TYPE" });
    expect(stored.size).toBe(0);
  });
});
