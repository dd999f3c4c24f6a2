import { ciiInvoice } from "@tenora/testing/e-invoices/cii-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { describe, expect, test } from "vitest";
import { readInvoiceXml } from "../read-invoice-xml.ts";

/** The dates of an invoice that is read, or the code of its refusal. */
const datesOf = (xml: string) => {
  const reading = readInvoiceXml(Buffer.from(xml));
  if (reading.outcome !== "read") return reading.outcome === "refused" ? reading.code : "none";
  const { issueDate, dueDate, warnings } = reading.invoice;
  return [issueDate, dueDate, ...warnings];
};

const issued = '<udt:DateTimeString format="102">20260312</udt:DateTimeString>';
const due = '<udt:DateTimeString format="102">20260411</udt:DateTimeString>';
const cii = ciiInvoice("EN 16931");
const text = (format: string, written: string) =>
  `<udt:DateTimeString format="${format}">${written}</udt:DateTimeString>`;

describe("e-invoice: dates", () => {
  test.each([
    "2026-11-02",
    "2026-11-02Z",
    "2026-11-02+08:00",
    "2026-11-02-11:00",
    "2026-11-02T00:00:00",
    "2026-11-02T23:59:59Z",
    "2026-11-02T00:00:00.000+14:00",
  ])("%s is the 2nd of November, in UBL and as a DateTime", (written) => {
    const ubl = ublInvoice.replace("2026-03-02", written).replace("2026-05-01", written);
    expect(datesOf(ubl)).toEqual(["2026-11-02", "2026-11-02"]);
    const element = `<udt:DateTime>${written}</udt:DateTime>`;
    const both = cii.replace(issued, element).replace(due, element);
    expect(datesOf(both)).toEqual(["2026-11-02", "2026-11-02"]);
  });

  test.each([
    ["2", "021126"],
    ["3", "110226"],
    ["4", "02112026"],
    ["5", "021120262359"],
    ["10", "20261102T2359"],
    ["101", "261102"],
    ["102", "20261102"],
    ["102", "2026-11-02"],
    ["201", "2611022359"],
    ["202", "261102235959"],
    ["203", "202611022359"],
    ["204", "20261102235959"],
    ["205", "202611022359+0800"],
    ["206", "2611022359-1100"],
    ["207", "261102235959+0800"],
    ["208", "20261102235959+0800"],
    ["301", "2611022359UTC"],
    ["302", "261102235959+08"],
    ["303", "202611022359GMT"],
    ["304", "20261102235959-05"],
  ])("format %s: %s is the 2nd of November", (format, written) => {
    const element = text(format, written);
    const both = cii.replace(issued, element).replace(due, element);
    expect(datesOf(both)).toEqual(["2026-11-02", "2026-11-02"]);
  });

  test.each([
    ["a month", text("610", "202611")],
    ["a week", text("616", "202645")],
    ["another length than its format", text("203", "20261102")],
    ["a format that no list has", text("999", "20261102")],
    ["a day that no calendar has", text("102", "20260230")],
    ["another century", text("102", "19991231")],
    ["words", text("102", "in 30 days")],
    ["full-width digits", text("102", "２０２６１１０２")],
    ["a time without a zone’s minutes", "<udt:DateTime>2026-11-02+8</udt:DateTime>"],
    ["an element that no schema has", "<udt:Date>2026-11-02</udt:Date>"],
    ["nothing", ""],
  ])("a due date that is %s is told, and refused as the date of issue", (_what, element) => {
    expect(datesOf(cii.replace(due, element))).toEqual(["2026-03-12", null, "DUE_DATE_UNCLEAR"]);
    expect(datesOf(cii.replace(issued, element))).toMatch(/^E_INVOICE_(VALUE|INCOMPLETE)$/);
  });

  test("a due date of UBL that isn’t understood is told, and an empty one is none", () => {
    const ubl = (written: string) => datesOf(ublInvoice.replace("2026-05-01", written));
    expect(ubl("31.12.2026")).toEqual(["2026-03-02", null, "DUE_DATE_UNCLEAR"]);
    expect(ubl("2026-02-30")).toEqual(["2026-03-02", null, "DUE_DATE_UNCLEAR"]);
    expect(ubl("x".repeat(2_000))).toEqual(["2026-03-02", null, "DUE_DATE_UNCLEAR"]);
    expect(ubl(" ")).toEqual(["2026-03-02", null]);
    expect(datesOf(ublInvoice.replace("2026-03-02", "02.03.2026"))).toBe("E_INVOICE_VALUE");
  });

  test("parts that are due on different days leave the due date empty, which is told", () => {
    expect(datesOf(ciiInvoice("EXTENDED"))).toEqual(["2026-03-12", null, "DUE_DATES_DIFFER"]);
    const same = ciiInvoice("EXTENDED").replace("20260511", "20260411");
    expect(datesOf(same)).toEqual(["2026-03-12", "2026-04-11"]);
    const parts = (...days: readonly string[]) => {
      const terms = days.map(
        (day) =>
          `<cac:PaymentTerms><cbc:InstallmentDueDate>${day}</cbc:InstallmentDueDate></cac:PaymentTerms>`,
      );
      return datesOf(
        ublInvoice
          .replace("<cbc:DueDate>2026-05-01</cbc:DueDate>", "")
          .replace("<cac:TaxTotal>", `${terms.join("")}<cac:TaxTotal>`),
      );
    };
    expect(parts("2026-05-01")).toEqual(["2026-03-02", "2026-05-01"]);
    expect(parts("2026-05-01", "2026-06-01")).toEqual(["2026-03-02", null, "DUE_DATES_DIFFER"]);
    expect(parts()).toEqual(["2026-03-02", null]);
  });
});
