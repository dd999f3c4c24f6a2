import { type DocumentExtension, sniffDocument } from "@tenora/domain/certificate/certificate-type";
import type { EInvoiceReading } from "@tenora/e-invoice/e-invoice";
import { inspectPdfInvoice, inspectXmlInvoice } from "../inspection/inspect-e-invoice.ts";
import { type Inspector, inspectorFor } from "../inspection/inspector.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { ObjectPath } from "../store/object-path.ts";
import { receiveFile } from "./receive-file.ts";

export interface ReceivedDocument {
  readonly object: ObjectPath;
  readonly reading: EInvoiceReading;
}

/**
 * Receives a file of a funding request as `receiveFile` does, an XML e-invoice too, and reads the e-invoice
 * that it is or has inside.
 * @throws DomainError E_INVOICE_… for an XML that can't be read, and what `receiveFile` throws
 */
export async function receiveRequestDocument(
  store: DocumentStore,
  fileName: string,
  content: AsyncIterable<Uint8Array>,
): Promise<ReceivedDocument> {
  let reading: EInvoiceReading = { outcome: "none" };
  const onRead = (found: EInvoiceReading) => {
    reading = found;
  };
  const inspect = (type: DocumentExtension): Inspector => {
    if (type === "xml") return inspectXmlInvoice(onRead);
    return type === "pdf" ? inspectPdfInvoice(onRead) : inspectorFor(type);
  };
  const object = await receiveFile(store, { sniff: sniffDocument, inspect }, { fileName, content });
  return { object, reading };
}
