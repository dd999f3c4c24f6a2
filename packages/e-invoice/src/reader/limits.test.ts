// @module-tag S10
import { hostileInvoices } from "@tenora/testing/e-invoices/hostile-invoices";
import { facturX } from "@tenora/testing/e-invoices/pdf-with-attachments";
import { tiringPdfs } from "@tenora/testing/e-invoices/tiring-pdfs";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { processorMsOfChildren } from "@tenora/testing/processes/child-processes";
import { describe, expect, test } from "vitest";
import { readEInvoice } from "../read-e-invoice.ts";

const tiring = [
  ...tiringPdfs(),
  ...hostileInvoices("http://127.0.0.1:9/").filter(({ bytes }) => bytes.length > 1_000_000),
];
const invoice = facturX(ublInvoice);
const read = { outcome: "read", invoice: { number: "BT-2026-118" } };

describe("e-invoice: processor time", () => {
  test.each(tiring.map(({ what, bytes }) => [what, bytes] as const))("%s", async (_what, bytes) => {
    // The process is there, and has its code loaded.
    expect(await readEInvoice(invoice)).toMatchObject(read);
    const childrenBefore = processorMsOfChildren();
    const before = process.threadCpuUsage();
    await readEInvoice(bytes);
    const { user, system } = process.threadCpuUsage(before);
    // In all, so that no step of it holds the event loop longer.
    expect((user + system) / 1_000).toBeLessThan(50);
    // 150 until its XML is at hand and 100 to 200 after that, where nothing else shares the processor.
    expect(processorMsOfChildren() - childrenBefore).toBeLessThan(500);
  });
});

test("e-invoice: a file that takes too much is refused as too large, and the next is read", async () => {
  const bomb = tiring.find(({ what }) => what === "an attachment that unpacks to 256 MB");
  const readings = [bomb?.bytes ?? invoice, invoice, bomb?.bytes ?? invoice, invoice].map(
    readEInvoice,
  );
  const refused = { outcome: "refused", code: "E_INVOICE_SIZE" };
  expect(await Promise.all(readings)).toMatchObject([refused, read, refused, read]);
});

test("e-invoice: more than ten files at once are turned away", async () => {
  const readings = await Promise.allSettled(
    Array.from({ length: 12 }, () => readEInvoice(invoice)),
  );
  expect(readings.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(readings.at(-1)).toMatchObject({ reason: { code: "STORE_UNAVAILABLE" } });
});
