import {
  type Company,
  type IdentityField,
  type IdentityProblem,
  type InvoiceIdentity,
  identityProblems,
} from "@tenora/domain/receivable/fingerprint/fingerprint";
import type { Options } from "./options.ts";

const optionOf: Readonly<Record<IdentityField, string>> = {
  sellerRegistryNumber: "seller-company",
  sellerCountry: "seller-company",
  debtorRegistryNumber: "debtor-company",
  debtorCountry: "debtor-company",
  invoiceNumber: "invoice",
};

const sentences: Readonly<Record<IdentityProblem["reason"], string>> = {
  empty: "needs a number with at least one letter or digit",
  "unknown-character": "has a character that cannot be read: type it again",
  "ambiguous-letter": "has a small letter that reads as two: write it in capitals",
  "unknown-country": "must begin with an ISO country code of two letters, such as SG:201912345A",
};

/**
 * The identity of an invoice from `--seller-company SG:201912345A --debtor-company HK:0987654 --invoice
 * INV-1`. Who raises from a community owes it too: without a debtor the seller's company is both. Throws
 * a sentence that names the option when it has no fingerprint.
 */
export function invoiceIdentity(options: Options, hasDebtor: boolean): InvoiceIdentity {
  const seller = company(options.text("seller-company"));
  const identity: InvoiceIdentity = {
    seller,
    debtor: hasDebtor ? company(options.text("debtor-company")) : seller,
    invoiceNumber: options.text("invoice"),
  };
  const [problem] = identityProblems(identity);
  if (problem) throw new Error(`--${optionOf[problem.field]} ${sentences[problem.reason]}.`);
  return identity;
}

/** Without a colon there is no country, which `identityProblems` names. */
function company(text: string): Company {
  const [, country = "", registryNumber = text] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  return { registryNumber, country };
}
