import { ciiInvoice } from "@tenora/testing/e-invoices/cii-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { describe, expect, test } from "vitest";
import { readInvoiceXml } from "../read-invoice-xml.ts";

/** The amount due and how far totals differ, or the code of a refusal. */
const resultOf = (xml: string) => {
  const reading = readInvoiceXml(Buffer.from(xml));
  if (reading.outcome !== "read") return reading.outcome === "refused" ? reading.code : "none";
  return [reading.invoice.payable, reading.invoice.totalsDifference];
};

interface Line {
  readonly id: string;
  readonly amount?: string;
  readonly kind?: string;
  readonly parent?: string;
}

/** An invoice of 1,000.00 without its tax, in EXTENDED, with the lines given. */
function withLines(lines: readonly Line[]): string {
  const items = lines.map(
    ({ id, amount, kind, parent }) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${
        parent ? `<ram:ParentLineID>${parent}</ram:ParentLineID>` : ""
      }${kind ? `<ram:LineStatusReasonCode>${kind}</ram:LineStatusReasonCode>` : ""}</ram:AssociatedDocumentLineDocument>${
        amount
          ? `<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`
          : ""
      }</ram:IncludedSupplyChainTradeLineItem>`,
  );
  return ciiInvoice("EXTENDED")
    .replace(
      /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/,
      items.join(""),
    )
    .replace(/<ram:SpecifiedTradePaymentTerms>[\s\S]*<\/ram:SpecifiedTradePaymentTerms>/, "");
}

const [GROUP, DETAIL, INFORMATION] = ["GROUP", "DETAIL", "INFORMATION"];

describe("e-invoice: lines below lines count once", () => {
  test.each<[string, readonly Line[]]>([
    [
      "details below a group that sums them",
      [
        { id: "1", amount: "1000.00", kind: GROUP },
        { id: "11", amount: "300.00", kind: DETAIL, parent: "1" },
        { id: "12", amount: "700.00", kind: DETAIL, parent: "1" },
      ],
    ],
    [
      "a group in a group, beside a line of no kind",
      [
        { id: "1", amount: "900.00", kind: GROUP },
        { id: "11", amount: "800.00", kind: GROUP, parent: "1" },
        { id: "111", amount: "800.00", kind: DETAIL, parent: "11" },
        { id: "12", amount: "100.00", kind: DETAIL, parent: "1" },
        { id: "2", amount: "100.00" },
      ],
    ],
    [
      "a group without an amount",
      [
        { id: "1", kind: GROUP },
        { id: "11", amount: "1000.00", kind: DETAIL, parent: "1" },
      ],
    ],
    [
      "what only informs, by itself and below a detail",
      [
        { id: "1", amount: "1000.00", kind: DETAIL },
        { id: "11", amount: "400.00", kind: INFORMATION, parent: "1" },
        { id: "2", amount: "75.00", kind: INFORMATION },
      ],
    ],
    [
      "details without amounts below a group with one",
      [
        { id: "1", amount: "1000.00", kind: GROUP },
        { id: "11", kind: DETAIL, parent: "1" },
      ],
    ],
    [
      "lines of no kind below the line that sums them",
      [
        { id: "1", amount: "1000.00" },
        { id: "11", amount: "300.00", parent: "1" },
        { id: "12", amount: "700.00", parent: "1" },
      ],
    ],
    [
      "lines of no kind below a line that doesn't sum them",
      [
        { id: "1", amount: "600.00" },
        { id: "11", amount: "400.00", parent: "1" },
      ],
    ],
  ])("%s", (_what, lines) => {
    expect(resultOf(withLines(lines))).toEqual([119_000n, 0n]);
  });

  test("and are refused when neither the details nor the groups are the total", () => {
    const lines = [
      { id: "1", amount: "2000.00", kind: GROUP },
      { id: "11", amount: "1500.00", kind: DETAIL, parent: "1" },
    ];
    expect(resultOf(withLines(lines))).toBe("E_INVOICE_TOTALS");
  });

  test("in UBL too, at any depth", () => {
    const below = (amount: string, deeper = "") =>
      `<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cbc:LineExtensionAmount currencyID="USD">${amount}</cbc:LineExtensionAmount>${deeper}</cac:SubInvoiceLine>`;
    const xml = ublInvoice.replace(
      "<cac:Item><cbc:Name>Table lamp",
      `${below("20000.00", below("20000.00"))}${below("2000.00")}<cac:Item><cbc:Name>Table lamp`,
    );
    expect(resultOf(xml)).toEqual([2_400_000n, 0n]);
  });
});
