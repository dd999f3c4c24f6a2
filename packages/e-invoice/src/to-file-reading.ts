import type { FileAnswers, FileReading } from "@tenora/domain/funding-request/draft/file-reading";
import { decimalsOf } from "@tenora/domain/money/currency-decimals";
import { toDecimalText, toTypedText } from "@tenora/domain/money/decimal-amount";
import type { EInvoice, EInvoiceReading } from "./e-invoice.ts";
import { scale } from "./fields/values.ts";

/** What is stored of a reading; null for a file without an e-invoice. */
export function toFileReading(reading: EInvoiceReading): FileReading | null {
  if (reading.outcome === "none") return null;
  if (reading.outcome === "refused") return reading;
  const { invoice } = reading;
  const { name, registryNumber, vatId } = invoice.seller;
  const difference = toDecimalText(invoice.totalsDifference, scale);
  return {
    outcome: "read",
    answers: answersOf(invoice),
    seller: { name, registryNumber, vatId },
    isSelfBilled: invoice.isSelfBilled,
    totalsDifference: difference === "0" ? null : difference,
    warnings: invoice.warnings,
  };
}

function answersOf({ buyer, number, currency, payable, ...invoice }: EInvoice): FileAnswers {
  const answers = {
    customerName: buyer.name,
    customerRegistryNumber: buyer.registryNumber,
    customerCountry: buyer.country,
    invoiceNumber: number,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    currency,
    // As it is typed: "24,000.00" dollars.
    faceValue: toTypedText(payable, decimalsOf(currency)),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
}
