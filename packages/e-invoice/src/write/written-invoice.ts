/** An invoice to write, with one rate of tax, 0 %. Amounts in cents, dates YYYY-MM-DD, countries ISO codes. */
export interface WrittenInvoice {
  readonly number: string;
  readonly issued: string;
  readonly due: string;
  readonly currency: string;
  readonly seller: WrittenParty;
  readonly buyer: WrittenParty;
  readonly lines: readonly { readonly text: string; readonly cents: bigint }[];
}

export interface WrittenParty {
  readonly name: string;
  readonly registryNumber: string;
  readonly country: string;
}

export const totalOf = ({ lines }: WrittenInvoice): bigint =>
  lines.reduce((total, { cents }) => total + cents, 0n);

/** "24000.00" */
export function decimal(cents: bigint): string {
  const digits = cents.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text inside an element. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
