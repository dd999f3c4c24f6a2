export interface InvoiceParty {
  readonly name: string;
  readonly registryNumber: string;
  /** ISO code. */
  readonly country: string;
}

/** An invoice or an order to write, with one rate of tax, 0 %. Dates YYYY-MM-DD. */
export interface Invoice {
  readonly number: string;
  readonly seller: InvoiceParty;
  readonly customer: InvoiceParty;
  readonly issued: string;
  readonly due: string;
  readonly currency: string;
  readonly lines: readonly { readonly text: string; readonly cents: bigint }[];
}

export const totalOf = ({ lines }: Invoice): bigint =>
  lines.reduce((total, { cents }) => total + cents, 0n);
