import type { EInvoiceReading } from "./e-invoice.ts";
import { readInvoicePdf } from "./pdf/read-invoice-pdf.ts";
import { readInvoiceXml } from "./read-invoice-xml.ts";
import { readingOf } from "./refuse.ts";

/**
 * What an e-invoice says: UBL 2.1 or a Cross Industry Invoice as XML, or inside a PDF (Factur-X, ZUGFeRD 2,
 * XRechnung). Opens no other file and no connection. Takes at most 200 ms and 100 MB for a file of 10 MB,
 * whatever is in it. Never throws for what is in a file.
 */
export function readEInvoice(bytes: Uint8Array): EInvoiceReading {
  return readingOf(() =>
    isPdf(bytes) ? readInvoicePdf(bytes) : { outcome: "read", invoice: readInvoiceXml(bytes) },
  );
}

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.length)).toString("latin1") ===
  "%PDF-";
