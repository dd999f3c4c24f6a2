import type { FileWarning, RefusedFile } from "@tenora/domain/funding-request/draft/file-reading";

/** A business on an e-invoice; null where its profile leaves a value out. */
export interface EInvoiceParty {
  readonly name: string;
  /** Its number in a company register (BT-30, BT-47). */
  readonly registryNumber: string | null;
  readonly vatId: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** What an e-invoice says, as far as a funding request asks for it. Dates are YYYY-MM-DD. */
export interface EInvoice {
  readonly syntax: "ubl" | "cii";
  /** The identifier of its specification (BT-24); null where a plain UBL invoice names none. */
  readonly profile: string | null;
  readonly number: string;
  readonly issueDate: string;
  /** Null where it is left out or, with a warning, where it isn't one day that we understand. */
  readonly dueDate: string | null;
  /** ISO 4217. */
  readonly currency: string;
  /** What is left to pay (BT-115) in minor units of the currency: cents of a euro, whole yen. */
  readonly payable: bigint;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  /** The customer issued it in the seller's name (type code 389). */
  readonly isSelfBilled: boolean;
  /**
   * The largest difference between a total and what it is the sum of, in millionths of the currency; 0
   * where all agree. More than 1.00 is refused.
   */
  readonly totalsDifference: bigint;
  readonly warnings: readonly FileWarning[];
}

/** `none`: a PDF without an e-invoice inside. */
export type EInvoiceReading =
  | { readonly outcome: "read"; readonly invoice: EInvoice }
  | RefusedFile
  | { readonly outcome: "none" };
