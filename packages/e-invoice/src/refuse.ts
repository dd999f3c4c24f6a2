import { DomainError, type EInvoiceRefusal } from "@tenora/domain/domain-error";
import type { EInvoiceReading } from "./e-invoice.ts";

/**
 * The error that ends a reading. A text is for debugging, and never names a value; `words` are for
 * people, in place of the code's own sentence.
 */
export const refuse = (
  code: EInvoiceRefusal,
  about?: string | { readonly words: string | null },
): DomainError => {
  if (typeof about === "string") return new DomainError(code, { detail: about });
  return new DomainError(code, about?.words ? { words: about.words } : {});
};

/** What `read` gives, or the refusal that it throws. @throws what is no refusal: a defect */
export function readingOf(read: () => EInvoiceReading): EInvoiceReading {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.code.startsWith("E_INVOICE_")) throw error;
    const code = error.code as EInvoiceRefusal;
    return { outcome: "refused", code, ...(error.words !== null && { words: error.words }) };
  }
}
