import { countryCode } from "../country-code.ts";
import { type CanonicalTextProblem, canonicalText } from "./canonical-text.ts";
import { registryNumberKey } from "./registry-number.ts";

/** Registry number and ISO 3166-1 alpha-2 country of a company; together they are its identity. */
export interface Company {
  readonly registryNumber: string;
  readonly country: string;
}

export interface InvoiceIdentity {
  readonly seller: Company;
  readonly debtor: Company;
  readonly invoiceNumber: string;
}

/** The five parts of an identity, in the order in which they are hashed. */
export type IdentityField =
  | "sellerRegistryNumber"
  | "sellerCountry"
  | "debtorRegistryNumber"
  | "debtorCountry"
  | "invoiceNumber";

/** A field that can't be part of an identity, and why. */
export interface IdentityProblem {
  readonly field: IdentityField;
  readonly reason: CanonicalTextProblem | "unknown-country";
}

/** scrypt's cost; guessing an invoice costs as much as computing it (128 MiB, about half a second). */
export const fingerprintScrypt = { N: 2 ** 17, r: 8, p: 1, bytes: 32 } as const;

/** Public and fixed: every computation must give the same fingerprint. */
export const fingerprintSalt = "tenora receivable fingerprint 1";

/** Prefix of the bytes that keccak256 hashes, in UTF-8. */
export const fingerprintDomain = "tenora receivable 1";

/**
 * The input of scrypt, in UTF-8: the canonical parts, each after its length, so that no part can run
 * into the next. No amounts and no dates: a cent would evade it. Null when a part has no canonical form;
 * `identityProblems` says which.
 */
export function canonicalInvoice(invoice: InvoiceIdentity): string | null {
  const parts = canonicalParts(invoice);
  if (parts.some(({ problem }) => problem)) return null;
  return parts.map(({ text = "" }) => `${[...text].length}:${text}`).join("");
}

/** Why an identity has no fingerprint, field by field; empty when it has one. */
export function identityProblems(invoice: InvoiceIdentity): readonly IdentityProblem[] {
  return canonicalParts(invoice).flatMap(({ field, problem }) =>
    problem ? [{ field, reason: problem }] : [],
  );
}

interface Part {
  readonly field: IdentityField;
  readonly text?: string;
  readonly problem?: IdentityProblem["reason"];
}

function canonicalParts({ seller, debtor, invoiceNumber }: InvoiceIdentity): readonly Part[] {
  return [
    { field: "sellerRegistryNumber", ...canonicalNumber(seller) },
    { field: "sellerCountry", ...canonicalCountry(seller.country) },
    { field: "debtorRegistryNumber", ...canonicalNumber(debtor) },
    { field: "debtorCountry", ...canonicalCountry(debtor.country) },
    { field: "invoiceNumber", ...canonicalText(invoiceNumber) },
  ];
}

/** By the rule of its country before and after: a look-alike may be what makes it a number of that register. */
function canonicalNumber({ registryNumber, country }: Company) {
  const { text, problem } = canonicalText(registryNumberKey(registryNumber, country));
  return problem ? { problem } : { text: registryNumberKey(text, country) };
}

function canonicalCountry(country: string) {
  const text = countryCode(country);
  return text === null ? ({ problem: "unknown-country" } as const) : { text };
}
