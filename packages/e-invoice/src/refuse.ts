import { DomainError, type EInvoiceRefusal } from "@tenora/domain/domain-error";
import type { EInvoiceReading } from "./e-invoice.ts";

/** The error that ends a reading; `detail` is for whoever debugs it, and never names a value. */
export const refuse = (code: EInvoiceRefusal, detail?: string): DomainError =>
  new DomainError(code, detail === undefined ? {} : { detail });

/** What `read` gives, or the refusal that it throws. @throws what is no refusal: a defect */
export function readingOf(read: () => EInvoiceReading): EInvoiceReading {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.code.startsWith("E_INVOICE_")) throw error;
    return { outcome: "refused", code: error.code as EInvoiceRefusal };
  }
}
