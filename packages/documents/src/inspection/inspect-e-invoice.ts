import type { EInvoiceReading } from "@tenora/e-invoice/e-invoice";
import { readEInvoice } from "@tenora/e-invoice/read-e-invoice";
import { openInvoiceXml } from "@tenora/e-invoice/read-invoice-xml";
import { type Inspector, inspectorFor, withTail } from "./inspector.ts";

/** Called once, with what the whole document says. */
type OnRead = (reading: EInvoiceReading) => void;

/** An XML file is accepted only as an e-invoice that we can read. `see` and `end` throw DomainError E_INVOICE_… */
export function inspectXmlInvoice(onRead: OnRead): Inspector {
  const reader = openInvoiceXml();
  return withTail(() => ({
    see: (piece) => reader.write(piece),
    end: () => onRead({ outcome: "read", invoice: reader.end() }),
  }));
}

/** A PDF is accepted as it is; the e-invoice inside it may still be refused, which is not its end. */
export function inspectPdfInvoice(onRead: OnRead): Inspector {
  const inspector = inspectorFor("pdf");
  const pieces: Uint8Array[] = [];
  return {
    see(piece) {
      pieces.push(piece);
      return inspector.see(piece);
    },
    async end() {
      await inspector.end();
      onRead(readEInvoice(Buffer.concat(pieces)));
    },
  };
}
