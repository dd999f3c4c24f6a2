import type { EInvoice, EInvoiceParty } from "./e-invoice.ts";
import { dueDateOf, issueDateOf } from "./fields/dates.ts";
import { isSelfBilled, rejectOtherProfile } from "./fields/document-type.ts";
import { checkTotals, payableIn, sum, type Totals } from "./fields/totals.ts";
import { amountOf, currencyOf, paymentsOf, required, textOf, toParty } from "./fields/values.ts";
import { all, type InvoiceElement, one } from "./xml/invoice-element.ts";

/** Reads a UBL 2.1 Invoice (OASIS), plain or of a profile of EN 16931. @throws DomainError E_INVOICE_… */
export function readUbl(root: InvoiceElement): EInvoice {
  const type = textOf(one(root, "InvoiceTypeCode"), 40) ?? "380";
  const selfBilled = isSelfBilled(type, isMyInvois(root));
  const profile = textOf(one(root, "CustomizationID"), 300);
  if (profile !== null) rejectOtherProfile(profile);
  const currency = currencyOf(one(root, "DocumentCurrencyCode"));
  const totals = totalsOf(root, currency);
  const payable = payableIn(currency, totals);
  const checked = checkTotals(totals, profile);
  const due = dueDateOf(dueDatesIn(root));
  return {
    syntax: "ubl",
    profile,
    number: required(textOf(one(root, "ID"), 64), "the number"),
    issueDate: required(issueDateOf(all(root, "IssueDate")), "the issue date"),
    dueDate: due.date,
    currency,
    payable,
    seller: partyOf(one(root, "AccountingSupplierParty", "Party")),
    buyer: partyOf(one(root, "AccountingCustomerParty", "Party")),
    isSelfBilled: selfBilled,
    totalsDifference: checked.difference,
    warnings: [checked.warning, due.warning].filter((warning) => warning !== null),
  };
}

/**
 * True for a document of MyInvois, Malaysia's system: it names no profile, but the version of that system's
 * list of types, or a party in Malaysia.
 */
function isMyInvois(root: InvoiceElement): boolean {
  if (one(root, "CustomizationID") !== null) return false;
  const version = one(root, "InvoiceTypeCode")?.attributes.get("listVersionID") ?? "";
  const parties = ["AccountingSupplierParty", "AccountingCustomerParty"];
  const country = ["Party", "PostalAddress", "Country", "IdentificationCode"];
  return (
    /^1\.\d$/.test(version) ||
    parties.some((party) =>
      all(root, party, ...country).some(({ text }) => /^MYS?$/i.test(text.trim())),
    )
  );
}

/** UBL knows a due date of the invoice, one of each means of payment, and some in the terms of payment. */
function dueDatesIn(root: InvoiceElement): readonly InvoiceElement[] {
  const own = one(root, "DueDate");
  if (own !== null && own.text.trim() !== "") return [own];
  return [
    ...all(root, "PaymentMeans", "PaymentDueDate"),
    ...all(root, "PaymentTerms", "PaymentDueDate"),
    ...all(root, "PaymentTerms", "InstallmentDueDate"),
  ];
}

function partyOf(party: InvoiceElement | null): EInvoiceParty {
  const from = required(party, "a party");
  const schemes = all(from, "PartyTaxScheme").filter(
    (scheme) => one(scheme, "TaxScheme", "ID")?.text.trim().toUpperCase() === "VAT",
  );
  return toParty({
    name: one(from, "PartyLegalEntity", "RegistrationName") ?? one(from, "PartyName", "Name"),
    registryNumber: one(from, "PartyLegalEntity", "CompanyID"),
    vatId: schemes[0] ? one(schemes[0], "CompanyID") : null,
    country: one(from, "PostalAddress", "Country", "IdentificationCode"),
  });
}

function totalsOf(root: InvoiceElement, currency: string): Totals {
  const amount = (element: InvoiceElement | null) => amountOf(element, currency);
  const totals = required(one(root, "LegalMonetaryTotal"), "the totals");
  const lines = amounts(all(root, "InvoiceLine", "LineExtensionAmount"), currency);
  // A second total may give the tax in the currency of the tax office (BT-111).
  const tax = all(root, "TaxTotal").find((total) => {
    const own = one(total, "TaxAmount")?.attributes.get("currencyID");
    return own === undefined || own === currency;
  });
  return {
    // The lines below a line (XRechnung's SubInvoiceLine) are in its amount.
    lineSums: lines.length === 0 ? [] : [sum(lines)],
    lineTotal: amount(one(totals, "LineExtensionAmount")),
    allowances: amount(one(totals, "AllowanceTotalAmount")),
    charges: amount(one(totals, "ChargeTotalAmount")),
    withoutTax: amount(one(totals, "TaxExclusiveAmount")),
    taxes: tax ? amounts(all(tax, "TaxSubtotal", "TaxAmount"), currency) : [],
    tax: tax ? amount(one(tax, "TaxAmount")) : null,
    withTax: amount(one(totals, "TaxInclusiveAmount")),
    prepaid: amount(one(totals, "PrepaidAmount")),
    payments: paymentsOf(all(root, "PrepaidPayment", "PaidAmount"), currency),
    rounding: amount(one(totals, "PayableRoundingAmount")),
    payable: amount(one(totals, "PayableAmount")),
  };
}

const amounts = (elements: readonly InvoiceElement[], currency: string) =>
  elements.map((element) => amountOf(element, currency) ?? 0n);
