import { type CiiProfile, ciiInvoice } from "@tenora/testing/e-invoices/cii-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { describe, expect, test } from "vitest";
import { readInvoiceXml } from "../read-invoice-xml.ts";

/** What an invoice that is read says of its amount due, or the code of its refusal. */
const resultOf = (xml: string) => {
  const reading = readInvoiceXml(Buffer.from(xml));
  if (reading.outcome !== "read") return reading.outcome === "refused" ? reading.code : "none";
  const { payable, totalsDifference, warnings } = reading.invoice;
  return { payable, totalsDifference, warnings };
};
const read = (payable: bigint, ...warnings: readonly string[]) => ({
  payable,
  totalsDifference: 0n,
  warnings,
});

describe("e-invoice: the amount due", () => {
  const cii = (profile: CiiProfile, due: string, before = "") =>
    resultOf(
      ciiInvoice(profile).replace(
        "<ram:DuePayableAmount>1190.00<",
        `${before}<ram:DuePayableAmount>${due}<`,
      ),
    );

  test.each<CiiProfile>(["MINIMUM", "BASIC WL"])(
    "in %s may be less than the total, which is told",
    (profile) => {
      expect(cii(profile, "690.00")).toEqual(read(69_000n, "PREPAID_UNKNOWN"));
      expect(cii(profile, "1190.00")).toEqual(read(119_000n));
      expect(cii(profile, "1189.50")).toEqual({ ...read(118_950n), totalsDifference: 500_000n });
      expect(cii(profile, "1192.00")).toBe("E_INVOICE_TOTALS");
      expect(cii(profile, "0.00")).toBe("E_INVOICE_PAID");
      const prepaid = (amount: string) =>
        `<ram:TotalPrepaidAmount>${amount}</ram:TotalPrepaidAmount>`;
      expect(cii(profile, "690.00", prepaid("500.00"))).toEqual(read(69_000n));
      expect(cii(profile, "690.00", prepaid("100.00"))).toBe("E_INVOICE_TOTALS");
    },
  );

  test("is checked where a profile has the prepaid amount", () => {
    expect(cii("EN 16931", "690.00")).toBe("E_INVOICE_TOTALS");
    expect(cii("EXTENDED", "690.00")).toBe("E_INVOICE_TOTALS");
    const negative = "<ram:TotalPrepaidAmount>-10.00</ram:TotalPrepaidAmount>";
    expect(cii("EN 16931", "1200.00", negative)).toEqual(read(120_000n));
  });

  test("is rounded as both syntaxes say", () => {
    const rounding = "<ram:RoundingAmount>-5.00</ram:RoundingAmount>";
    expect(cii("EN 16931", "1185.00", rounding)).toEqual(read(118_500n));
    const ubl = ublInvoice
      .replace(">24000.00<", ">24005.00<")
      .replace(
        "<cbc:PayableAmount",
        '<cbc:PayableRoundingAmount currencyID="USD">5.00</cbc:PayableRoundingAmount><cbc:PayableAmount',
      );
    expect(resultOf(ubl)).toEqual(read(2_400_500n));
  });

  const extension =
    "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0";
  const payment = (amount: string, currency = "USD") =>
    `<cac:PrepaidPayment><cbc:PaidAmount currencyID="${currency}">${amount}</cbc:PaidAmount></cac:PrepaidPayment>`;
  const ubl = (due: string, payments: string, profile = extension) =>
    ublInvoice
      .replace(/urn:cen\.eu[^<]+/, profile)
      .replace("<cac:TaxTotal>", `${payments}<cac:TaxTotal>`)
      .replace(">24000.00<", `>${due}<`);

  test("in XRechnung’s extension takes in the claims of third parties, which is told", () => {
    const claims = payment("400.00") + payment("100.00");
    expect(resultOf(ubl("24500.00", claims))).toEqual(read(2_450_000n, "THIRD_PARTY_CLAIMS"));
    expect(resultOf(ubl("24600.00", payment("0.60") + claims))).toBe("E_INVOICE_TOTALS");
    expect(resultOf(ubl("24500.00", ""))).toBe("E_INVOICE_TOTALS");
    // Elsewhere they are payments before, and the total of those is given.
    const peppol = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
    expect(resultOf(ubl("24500.00", claims, peppol))).toBe("E_INVOICE_TOTALS");
    const older = extension.replace(/[^#]*$/, "urn:xoev-de:kosit:extension:xrechnung_2.3");
    const german = ciiInvoice("XRechnung")
      .replace(/urn:cen\.eu[^<]+/, older)
      .replace(
        "<ram:SpecifiedTradeSettlementHeader",
        "<ram:SpecifiedAdvancePayment><ram:PaidAmount>10.00</ram:PaidAmount></ram:SpecifiedAdvancePayment>$&",
      )
      .replace("Amount>1190.00</ram:DuePayable", "Amount>1200.00</ram:DuePayable");
    expect(resultOf(german)).toEqual(read(120_000n, "THIRD_PARTY_CLAIMS"));
  });

  test("is less what was paid before, payment by payment, where the total of that is left out", () => {
    const plain = (due: string, payments: string) =>
      resultOf(ubl(due, payments, "urn:cen.eu:en16931:2017").replace(/<cbc:PrepaidAmount.*\n/, ""));
    expect(plain("24000.00", payment("100.00") + payment("200.00"))).toEqual(read(2_400_000n));
    expect(plain("24300.00", payment("300.00"))).toEqual(read(2_430_000n));
    expect(plain("24300.00", payment("", "USD") + payment("300", "EUR"))).toEqual(read(2_430_000n));
    expect(plain("24000.00", payment("300.00", "EUR"))).toBe("E_INVOICE_TOTALS");
  });
});
