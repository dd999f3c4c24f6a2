import { readInvoiceXml } from "@tenora/e-invoice/read-invoice-xml";
import { describe, expect, test } from "vitest";
import type { Invoice } from "./invoice.ts";
import { writeCii } from "./write-cii.ts";
import { writeUbl } from "./write-ubl.ts";

const invoice: Invoice = {
  number: 'A&B <1> "x"',
  issued: "2026-03-01",
  due: "2026-04-30",
  currency: "USD",
  seller: { name: "Ben & Söhne", registryNumber: "201912345A", country: "SG" },
  customer: { name: "Cleo <Stores> Ltd", registryNumber: "1854402", country: "HK" },
  lines: [
    { text: "Lamps & more", cents: 2_280_000n },
    { text: "Freight", cents: 5n },
  ],
};

describe.each([
  ["UBL", writeUbl],
  ["Factur-X", writeCii],
])("%s", (_name, write) => {
  test("is read as it was written, with every character", () => {
    expect(readInvoiceXml(Buffer.from(write(invoice)))).toMatchObject({
      outcome: "read",
      invoice: {
        number: invoice.number,
        issueDate: invoice.issued,
        dueDate: invoice.due,
        currency: "USD",
        payable: 2_280_005n,
        seller: invoice.seller,
        buyer: invoice.customer,
        totalsDifference: 0n,
      },
    });
  });
});
