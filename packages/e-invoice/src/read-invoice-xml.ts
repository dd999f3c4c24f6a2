import type { EInvoice } from "./e-invoice.ts";
import { readCii } from "./read-cii.ts";
import { readUbl } from "./read-ubl.ts";
import { ublInvoice } from "./xml/kept-elements.ts";
import { XmlReader } from "./xml/xml-reader.ts";

/** Reads an XML e-invoice in pieces of any size, as they arrive. Both methods throw DomainError E_INVOICE_… */
export interface InvoiceXmlReader {
  write(bytes: Uint8Array): void;
  end(): EInvoice;
}

export function openInvoiceXml(): InvoiceXmlReader {
  const reader = new XmlReader();
  return {
    write: (bytes) => reader.write(bytes),
    end() {
      const { root, namespace } = reader.end();
      return namespace === ublInvoice ? readUbl(root) : readCii(root);
    },
  };
}

/** The whole of a file. @throws DomainError E_INVOICE_… */
export function readInvoiceXml(bytes: Uint8Array): EInvoice {
  const reader = openInvoiceXml();
  reader.write(bytes);
  return reader.end();
}
