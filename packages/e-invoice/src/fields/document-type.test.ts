import { ciiInvoice } from "@tenora/testing/e-invoices/cii-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { describe, expect, test } from "vitest";
import { readInvoiceXml } from "../read-invoice-xml.ts";

const reading = (xml: string) => readInvoiceXml(Buffer.from(xml));
const ubl = (type: string) => reading(ublInvoice.replace(">380<", `>${type}<`));
const cii = (type: string) => reading(ciiInvoice("EN 16931").replace(">380<", `>${type}<`));
const next = "Add the invoice that your customer will pay.";

describe("e-invoice: types of documents", () => {
  test.each([
    ["commercial", "380"],
    ["partial", "326"],
    ["with a packing list", "331"],
    ["corrected", "384"],
    ["consolidated", "385"],
    ["tax", "388"],
    ["metered services", "82"],
    ["hire", "387"],
    ["lease", "394"],
    ["insurer’s", "575"],
    ["forwarder’s", "623"],
    ["freight", "780"],
    ["partial construction", "875"],
    ["partial final construction", "876"],
  ])("an invoice that is %s (%s) is read", (_name, type) => {
    for (const read of [ubl, cii]) {
      expect(read(type)).toMatchObject({ outcome: "read", invoice: { isSelfBilled: false } });
    }
  });

  test.each(["389", "471"])("a self-billed invoice (%s) is read and marked", (type) => {
    for (const read of [ubl, cii]) {
      expect(read(type)).toMatchObject({ outcome: "read", invoice: { isSelfBilled: true } });
    }
  });

  test.each([
    ["71", "request for payment"],
    ["80", "debit note related to goods or services"],
    ["130", "invoicing data sheet"],
    ["220", "order"],
    ["325", "pro forma invoice"],
    ["351", "despatch advice"],
    ["383", "debit note"],
    ["386", "prepayment invoice"],
    ["390", "delcredere invoice"],
    ["395", "consignment invoice"],
    ["527", "self-billed debit note"],
    ["705", "bill of lading"],
    ["877", "final construction invoice"],
    ["935", "customs invoice"],
    ["1", "certificate of analysis"],
    ["998", "previous customs document/message"],
  ])("type %s is refused with its name: %s", (type, name) => {
    const words = `This is a document of type ${type} (${name}), which we can’t take. ${next}`;
    const refusal = { outcome: "refused", code: "E_INVOICE_TYPE", words };
    expect(ubl(type)).toEqual(refusal);
    expect(cii(type)).toEqual(refusal);
  });

  test.each([
    ["CREDIT_NOTE", "81 83 261 262 296 308 381 396 420 458 502 503 532"],
    ["FACTORED", "393 472 473 501"],
  ])("what is refused as %s keeps that sentence", (code, types) => {
    for (const type of types.split(" ")) {
      expect(ubl(type)).toEqual({ outcome: "refused", code: `E_INVOICE_${code}` });
    }
  });

  test("a type that no list has is named, and anything else isn't repeated", () => {
    expect(cii("9999")).toMatchObject({ words: `We don’t know documents of type 9999. ${next}` });
    expect(ubl("01")).toMatchObject({ words: `We don’t know documents of type 01. ${next}` });
    expect(ubl("&lt;b&gt;")).toEqual({ outcome: "refused", code: "E_INVOICE_TYPE" });
  });
});

describe("e-invoice: MyInvois", () => {
  const plain = ublInvoice
    .replace(/<cbc:CustomizationID>.*<\/cbc:CustomizationID>/, "")
    .replaceAll("USD", "MYR");
  const version = (type: string, listVersion = "1.1") =>
    reading(plain.replace(">380<", ` listVersionID="${listVersion}">${type}<`));

  test("is known by the version of its types, or by a party in Malaysia", () => {
    const read = { outcome: "read", invoice: { currency: "MYR", isSelfBilled: false } };
    expect(version("01")).toMatchObject(read);
    expect(version("01", "1.0")).toMatchObject(read);
    for (const country of ["MY", "MYS"]) {
      for (const party of [">SG<", ">DE<"]) {
        const xml = plain.replace(">380<", ">01<").replace(party, `>${country}<`);
        expect(reading(xml)).toMatchObject(read);
      }
    }
    expect(reading(plain.replace(">380<", ">01<"))).toMatchObject({ code: "E_INVOICE_TYPE" });
    // An invoice that names a profile of EN 16931 takes its types.
    const european = ublInvoice.replace(">380<", ">01<").replace(">SG<", ">MY<");
    expect(reading(european)).toMatchObject({ code: "E_INVOICE_TYPE" });
  });

  test("has invoices of UNTDID 1001 too, and self-billed ones of its own", () => {
    expect(version("380")).toMatchObject({ outcome: "read" });
    expect(version("11")).toMatchObject({ outcome: "read", invoice: { isSelfBilled: true } });
  });

  test.each(["02", "12"])("type %s is a credit note", (type) => {
    expect(version(type)).toEqual({ outcome: "refused", code: "E_INVOICE_CREDIT_NOTE" });
  });

  test.each([
    ["03", "debit note"],
    ["04", "refund note"],
    ["13", "self-billed debit note"],
    ["14", "self-billed refund note"],
  ])("type %s is refused with its name: %s", (type, name) => {
    expect(version(type)).toMatchObject({
      code: "E_INVOICE_TYPE",
      words: `This is a document of type ${type} (${name}), which we can’t take. ${next}`,
    });
  });
});
