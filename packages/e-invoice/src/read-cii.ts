import type { EInvoice, EInvoiceParty } from "./e-invoice.ts";
import { dueDateOf, issueDateOf } from "./fields/dates.ts";
import { isSelfBilled, rejectOtherProfile } from "./fields/document-type.ts";
import { checkTotals, payableIn, sum, type Totals } from "./fields/totals.ts";
import { amountOf, currencyOf, paymentsOf, required, textOf, toParty } from "./fields/values.ts";
import { all, type InvoiceElement, one } from "./xml/invoice-element.ts";

/**
 * Reads a Cross Industry Invoice D16B (UN/CEFACT): Factur-X 1.0 from MINIMUM to EXTENDED, ZUGFeRD 2,
 * XRechnung. @throws DomainError E_INVOICE_…
 */
export function readCii(root: InvoiceElement): EInvoice {
  const document = required(one(root, "ExchangedDocument"), "the document");
  const trade = required(one(root, "SupplyChainTradeTransaction"), "the transaction");
  const selfBilled = isSelfBilled(textOf(one(document, "TypeCode"), 40));
  const guideline = one(
    root,
    "ExchangedDocumentContext",
    "GuidelineSpecifiedDocumentContextParameter",
    "ID",
  );
  const profile = textOf(guideline, 300) ?? "";
  rejectOtherProfile(profile);
  const settlement = required(one(trade, "ApplicableHeaderTradeSettlement"), "the settlement");
  const currency = currencyOf(one(settlement, "InvoiceCurrencyCode"));
  const totals = totalsOf(trade, settlement, currency);
  const payable = payableIn(currency, totals);
  const checked = checkTotals(totals, profile);
  const due = dueDateOf(dueDatesIn(settlement));
  return {
    syntax: "cii",
    profile,
    number: required(textOf(one(document, "ID"), 64), "the number"),
    issueDate: required(issueDateOf(datesIn(one(document, "IssueDateTime"))), "the issue date"),
    dueDate: due.date,
    currency,
    payable,
    seller: partyOf(one(trade, "ApplicableHeaderTradeAgreement", "SellerTradeParty")),
    buyer: partyOf(one(trade, "ApplicableHeaderTradeAgreement", "BuyerTradeParty")),
    isSelfBilled: selfBilled,
    totalsDifference: checked.difference,
    warnings: [checked.warning, due.warning].filter((warning) => warning !== null),
  };
}

const datesIn = (holder: InvoiceElement | null) =>
  holder ? [...all(holder, "DateTimeString"), ...all(holder, "DateTime")] : [];

/** EXTENDED may have several terms. One that holds no date that is read stands for itself. */
function dueDatesIn(settlement: InvoiceElement): readonly InvoiceElement[] {
  return all(settlement, "SpecifiedTradePaymentTerms", "DueDateDateTime").flatMap((holder) => {
    const dates = datesIn(holder);
    return dates.length === 0 ? [holder] : dates;
  });
}

function partyOf(party: InvoiceElement | null): EInvoiceParty {
  const from = required(party, "a party");
  const vat = all(from, "SpecifiedTaxRegistration", "ID").find(
    (id) => id.attributes.get("schemeID") === "VA",
  );
  return toParty({
    name: one(from, "Name"),
    registryNumber: one(from, "SpecifiedLegalOrganization", "ID"),
    vatId: vat ?? null,
    country: one(from, "PostalTradeAddress", "CountryID"),
  });
}

function totalsOf(trade: InvoiceElement, settlement: InvoiceElement, currency: string): Totals {
  const amount = (element: InvoiceElement | null) => amountOf(element, currency);
  const amounts = (from: InvoiceElement, ...path: readonly string[]) =>
    all(from, ...path).map((element) => amountOf(element, currency) ?? 0n);
  const header = "SpecifiedTradeSettlementHeaderMonetarySummation";
  const totals = required(one(settlement, header), "the totals");
  // A second one may give the tax in the currency of the tax office (BT-111).
  const tax = all(totals, "TaxTotalAmount").find((total) => {
    const own = total.attributes.get("currencyID");
    return own === undefined || own === currency;
  });
  return {
    lineSums: lineSums(trade, (line) =>
      amounts(
        line,
        "SpecifiedLineTradeSettlement",
        "SpecifiedTradeSettlementLineMonetarySummation",
        "LineTotalAmount",
      ),
    ),
    lineTotal: amount(one(totals, "LineTotalAmount")),
    allowances: amount(one(totals, "AllowanceTotalAmount")),
    charges: amount(one(totals, "ChargeTotalAmount")),
    withoutTax: amount(one(totals, "TaxBasisTotalAmount")),
    taxes: amounts(settlement, "ApplicableTradeTax", "CalculatedAmount"),
    tax: amount(tax ?? null),
    withTax: amount(one(totals, "GrandTotalAmount")),
    prepaid: amount(one(totals, "TotalPrepaidAmount")),
    payments: paymentsOf(all(settlement, "SpecifiedAdvancePayment", "PaidAmount"), currency),
    rounding: amount(one(totals, "RoundingAmount")),
    payable: amount(one(totals, "DuePayableAmount")),
  };
}

/**
 * EXTENDED may group its lines (BT-X-8, BT-X-304), and each of them counts once: the details, as
 * BR-FXEXT-CO-10 sums them, or the lines that have none above. What only informs never counts.
 */
function lineSums(
  trade: InvoiceElement,
  amountsOf: (line: InvoiceElement) => readonly bigint[],
): readonly bigint[] {
  const lines = all(trade, "IncludedSupplyChainTradeLineItem").map((line) => {
    const about = (name: string) =>
      all(line, "AssociatedDocumentLineDocument", name)[0]?.text.trim().toUpperCase() ?? "";
    return {
      amounts: amountsOf(line),
      kind: about("LineStatusReasonCode"),
      isTop: about("ParentLineID") === "",
    };
  });
  const counted = lines.filter(({ kind }) => kind !== "INFORMATION");
  return [counted.filter(({ kind }) => kind !== "GROUP"), counted.filter(({ isTop }) => isTop)]
    .map((some) => some.flatMap(({ amounts }) => amounts))
    .filter((amounts) => amounts.length > 0)
    .map(sum);
}
