import { sniffDocument } from "@tenora/domain/certificate/certificate-type";
import type { EInvoiceReading } from "./e-invoice.ts";
import { openAttachments } from "./open-attachments.ts";
import { readInvoiceXml } from "./read-invoice-xml.ts";

/**
 * What an e-invoice says, read in this process. Never throws for what is in a file.
 * @param onOpened called once its XML is at hand, before that is parsed
 */
export async function readInvoice(
  bytes: Uint8Array,
  onOpened: () => void = () => {},
): Promise<EInvoiceReading> {
  if (sniffDocument(bytes) !== "pdf") {
    onOpened();
    return readInvoiceXml(bytes);
  }
  const { isNamed, contents } = await openAttachments(bytes);
  onOpened();
  return theOnly(contents.map(readAttachment), isNamed);
}

const readAttachment = (content: Uint8Array | null): EInvoiceReading =>
  content ? readInvoiceXml(content) : { outcome: "refused", code: "E_INVOICE_ATTACHMENT" };

/** An XML without the name of an invoice may be anything. */
function theOnly(readings: readonly EInvoiceReading[], isNamed: boolean): EInvoiceReading {
  const ours = isNamed ? readings : readings.filter((reading) => !isForeign.has(codeOf(reading)));
  // ZUGFeRD 1 has the name that ZUGFeRD 2.0 has.
  const newest = ours.filter((reading) => codeOf(reading) !== "E_INVOICE_ZUGFERD_1");
  const invoices = newest.filter(({ outcome }) => outcome === "read");
  if ((isNamed ? newest : invoices).length > 1) {
    return { outcome: "refused", code: "E_INVOICE_SEVERAL" };
  }
  return invoices[0] ?? newest[0] ?? ours[0] ?? { outcome: "none" };
}

const codeOf = (reading: EInvoiceReading) => (reading.outcome === "refused" ? reading.code : null);
const isForeign = new Set<unknown>([
  "E_INVOICE_UNKNOWN",
  "E_INVOICE_MALFORMED",
  "E_INVOICE_ATTACHMENT",
]);
