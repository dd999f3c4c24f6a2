/** Registry number and ISO 3166 country of a company; together they are its identity. */
export interface Company {
  readonly registryNumber: string;
  readonly country: string;
}

export interface InvoiceIdentity {
  readonly seller: Company;
  readonly debtor: Company;
  readonly invoiceNumber: string;
}

/** scrypt's cost; guessing an invoice costs as much as computing it (128 MiB, about half a second). */
export const fingerprintScrypt = { N: 2 ** 17, r: 8, p: 1, bytes: 32 } as const;

/** Public and fixed: every computation must give the same fingerprint. */
export const fingerprintSalt = "tenora receivable fingerprint 1";

/** Prefix of the bytes that keccak256 hashes, in UTF-8. */
export const fingerprintDomain = "tenora receivable 1";

/**
 * The same text for the same identity, however typed: NFKC, upper case, letters and digits only.
 * "inv-00 12/a" and "ＩＮＶ 0012A" are one. Leading zeros count: they are part of a number.
 */
export function canonicalText(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * The input of scrypt, in UTF-8: the canonical parts, each after its length, so that no part can run
 * into the next. No amounts and no dates: a cent would evade it. Null when a part is empty.
 */
export function canonicalInvoice({
  seller,
  debtor,
  invoiceNumber,
}: InvoiceIdentity): string | null {
  const parts = [
    seller.registryNumber,
    seller.country,
    debtor.registryNumber,
    debtor.country,
    invoiceNumber,
  ].map(canonicalText);
  if (parts.some((part) => part === "")) return null;
  return parts.map((part) => `${[...part].length}:${part}`).join("");
}
