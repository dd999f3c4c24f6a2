import type { EInvoice, EInvoiceReading } from "../e-invoice.ts";
import { readInvoiceXml } from "../read-invoice-xml.ts";
import { readingOf, refuse } from "../refuse.ts";
import { maxXmlBytes } from "../xml/xml-reader.ts";
import { type Attachment, findAttachments } from "./find-attachments.ts";
import { PdfFile } from "./pdf-file.ts";

/** The names that Factur-X, ZUGFeRD and XRechnung give their XML. */
const invoiceNames = new Set(["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"]);
/** Other attachments that are looked into. */
const maxOthers = 5;

/** The e-invoice inside a PDF. @throws DomainError E_INVOICE_… */
export function readInvoicePdf(bytes: Uint8Array): EInvoiceReading {
  if (!mayHaveAttachments(bytes)) return { outcome: "none" };
  const file = new PdfFile(bytes);
  // PDF/A forbids encryption, so an encrypted file is no e-invoice.
  if (file.isEncrypted()) return { outcome: "none" };
  const attachments = findAttachments(file);
  const named = attachments.filter(({ name }) => invoiceNames.has(name));
  if (named.length > 1) throw refuse("E_INVOICE_SEVERAL", "two attached invoices");
  const [only] = named;
  if (only) return { outcome: "read", invoice: readInvoiceXml(contentOf(file, only)) };
  return readOthers(
    file,
    attachments.filter(({ name }) => name.endsWith(".xml")).slice(0, maxOthers),
  );
}

/** Dictionaries of streams are never packed, so every file with an attachment says so in plain bytes. */
function mayHaveAttachments(bytes: Uint8Array): boolean {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return ["EmbeddedFile", "#2Fxml", "#2fxml"].some((mark) => whole.includes(mark, 0, "latin1"));
}

function contentOf(file: PdfFile, { stream }: Attachment): Buffer {
  const found = file.stream(stream);
  const content = found && file.content(found, maxXmlBytes);
  if (!content) throw refuse("E_INVOICE_ATTACHMENT");
  return content;
}

/** Attachments of other names: an XML that is no invoice is none of ours. */
function readOthers(file: PdfFile, attachments: readonly Attachment[]): EInvoiceReading {
  const readings = attachments
    .map((attachment) =>
      readingOf(() => ({ outcome: "read", invoice: readInvoiceXml(contentOf(file, attachment)) })),
    )
    .filter((reading) => reading.outcome !== "refused" || !isForeign(reading.code));
  const invoices = readings.flatMap((reading): EInvoice[] =>
    reading.outcome === "read" ? [reading.invoice] : [],
  );
  if (invoices.length > 1) throw refuse("E_INVOICE_SEVERAL", "two attached invoices");
  return readings[0] ?? { outcome: "none" };
}

const isForeign = (code: string) =>
  code === "E_INVOICE_UNKNOWN" || code === "E_INVOICE_MALFORMED" || code === "E_INVOICE_ATTACHMENT";
