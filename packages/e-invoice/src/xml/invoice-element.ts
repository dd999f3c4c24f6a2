import { refuse } from "../refuse.ts";

/** An element of an invoice with the children that are read, by their local names. */
export interface InvoiceElement {
  readonly name: string;
  /** Its own text, as far as it was written. */
  text: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Map<string, InvoiceElement[]>;
}

const none: readonly InvoiceElement[] = [];

/** The elements at the end of a path of names, in the order of the file. */
export function all(from: InvoiceElement, ...path: readonly string[]): readonly InvoiceElement[] {
  let found: readonly InvoiceElement[] = [from];
  for (const name of path) found = found.flatMap(({ children }) => children.get(name) ?? none);
  return found;
}

/**
 * The only element at the end of a path; null without one.
 * @throws DomainError E_INVOICE_SEVERAL, since an invoice that says a thing twice is two invoices or none
 */
export function one(from: InvoiceElement, ...path: readonly string[]): InvoiceElement | null {
  const found = all(from, ...path);
  if (found.length > 1) throw refuse("E_INVOICE_SEVERAL", `${path.join("/")} more than once`);
  return found[0] ?? null;
}
