import { ciiInvoice } from "@tenora/testing/e-invoices/cii-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { expect, test } from "vitest";
import { readInvoiceXml } from "./read-invoice-xml.ts";
import { toFileReading } from "./to-file-reading.ts";

const readingOf = (xml: string) => toFileReading(readInvoiceXml(Buffer.from(xml)));

test("e-invoice: its values become answers as one types them", () => {
  const xml = ublInvoice.replace(">24000.00<", ">24000.05<").replace(">380<", ">389<");
  expect(readingOf(xml)).toEqual({
    outcome: "read",
    answers: {
      customerName: "Cleo Retail GmbH",
      customerRegistryNumber: "HRB 86891",
      customerCountry: "DE",
      invoiceNumber: "BT-2026-118",
      issueDate: "2026-03-02",
      dueDate: "2026-05-01",
      currency: "USD",
      faceValue: "24,000.05",
    },
    seller: { name: "Ben Trading Pte. Ltd.", registryNumber: "201812345K", vatId: "SG-201812345K" },
    isSelfBilled: true,
    totalsDifference: "0.05",
    warnings: [],
  });
});

test("e-invoice: what a profile leaves out is no answer", () => {
  const reading = readingOf(ciiInvoice("MINIMUM"));
  expect(reading).toMatchObject({ outcome: "read", totalsDifference: null });
  expect(Object.keys(reading?.outcome === "read" ? reading.answers : {})).toEqual([
    "customerName",
    "customerRegistryNumber",
    "invoiceNumber",
    "issueDate",
    "currency",
    "faceValue",
  ]);
});

test("e-invoice: amounts in yen have no decimals, in dinars three", () => {
  const face = (currency: string) => readingOf(ublInvoice.replaceAll("USD", currency));
  expect(face("JPY")).toMatchObject({ answers: { faceValue: "24000" } });
  expect(face("KWD")).toMatchObject({ answers: { faceValue: "24,000.00" } });
});

test("e-invoice: what is told of it, and the words of a refusal, are stored", () => {
  expect(readingOf(ublInvoice.replace("2026-05-01", "in May"))).toMatchObject({
    warnings: ["DUE_DATE_UNCLEAR"],
  });
  expect(readingOf(ublInvoice.replace(">380<", ">383<"))).toEqual({
    outcome: "refused",
    code: "E_INVOICE_TYPE",
    words: expect.stringContaining("type 383 (debit note)"),
  });
});

test("e-invoice: a refusal keeps its code, a PDF without an invoice says nothing", () => {
  expect(readingOf("<html/>")).toEqual({ outcome: "refused", code: "E_INVOICE_UNKNOWN" });
  expect(toFileReading({ outcome: "none" })).toBeNull();
});
