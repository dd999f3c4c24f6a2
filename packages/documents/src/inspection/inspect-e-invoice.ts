import { DomainError } from "@tenora/domain/domain-error";
import type { EInvoiceReading } from "@tenora/e-invoice/e-invoice";
import { readEInvoice } from "@tenora/e-invoice/read-e-invoice";
import { type Inspector, inspectorFor, withTail } from "./inspector.ts";

/** Called once, with what the whole document says. */
type OnRead = (reading: EInvoiceReading) => void;

/** An XML file is accepted only as an e-invoice that we can read. `end` throws DomainError E_INVOICE_… */
export function inspectXmlInvoice(onRead: OnRead): Inspector {
  return collecting(
    withTail(() => ({ see: () => {}, end: () => {} })),
    (reading) => {
      if (reading.outcome === "refused") throw new DomainError(reading.code, reading);
      onRead(reading);
    },
  );
}

/** A PDF is accepted as it is; the e-invoice inside it may still be refused, which is not its end. */
export const inspectPdfInvoice = (onRead: OnRead): Inspector =>
  collecting(inspectorFor("pdf"), onRead);

/** Reads the whole document once it has passed its inspection. */
function collecting(inspector: Inspector, onRead: OnRead): Inspector {
  const pieces: Uint8Array[] = [];
  return {
    see(piece) {
      pieces.push(piece);
      return inspector.see(piece);
    },
    async end() {
      await inspector.end();
      onRead(await readEInvoice(Buffer.concat(pieces)));
    },
  };
}
