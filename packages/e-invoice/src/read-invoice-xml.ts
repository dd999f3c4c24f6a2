import type { EInvoiceReading } from "./e-invoice.ts";
import { readCii } from "./read-cii.ts";
import { readUbl } from "./read-ubl.ts";
import { readingOf } from "./refuse.ts";
import { ublInvoice } from "./xml/kept-elements.ts";
import { readXml } from "./xml/read-xml.ts";

/** What an e-invoice of XML says: UBL 2.1 or a Cross Industry Invoice. Never throws for what is in a file. */
export const readInvoiceXml = (bytes: Uint8Array): EInvoiceReading =>
  readingOf(() => {
    const { root, namespace } = readXml(bytes);
    const invoice = namespace === ublInvoice ? readUbl(root) : readCii(root);
    return { outcome: "read", invoice };
  });
