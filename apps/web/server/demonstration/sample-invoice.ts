import { businesses, customers } from "@tenora/chain/history/participants";
import { localClock } from "@tenora/chain/rpc/local-clock";
import { type Invoice, writeInvoice } from "@tenora/documents/invoice";
import { writeCii } from "@tenora/e-invoice/write/write-cii";
import { writeUbl } from "@tenora/e-invoice/write/write-ubl";
import {
  decimal,
  totalOf,
  type WrittenInvoice,
  type WrittenParty,
} from "@tenora/e-invoice/write/written-invoice";
import type { Context } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

const tenorDays = 60;

interface SampleFile {
  readonly contentType: string;
  readonly extension: string;
  readonly write: (invoice: WrittenInvoice) => Promise<string | Uint8Array>;
}

/** The same invoice as a plain PDF, as a PDF with its XML inside, and as XML alone. */
export const sampleInvoiceFiles: Readonly<Record<string, SampleFile>> = {
  "/dev/sample-invoice.pdf": {
    contentType: "application/pdf",
    extension: ".pdf",
    write: (invoice) => writeInvoice(printed(invoice)),
  },
  "/dev/sample-invoice-factur-x.pdf": {
    contentType: "application/pdf",
    extension: "-factur-x.pdf",
    write: (invoice) => writeInvoice(printed(invoice), writeCii(invoice)),
  },
  "/dev/sample-invoice.xml": {
    contentType: "application/xml",
    extension: ".xml",
    write: async (invoice) => writeUbl(invoice),
  },
};

/**
 * An invoice of Ben to Cleo to upload while trying the marketplace, written on the chain's present day and
 * due 60 days later. On one day it is always the same file.
 */
export function sampleInvoice(rpcUrl: string, { contentType, extension, write }: SampleFile) {
  const clock = localClock(rpcUrl);
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { time } = await clock.readLatest();
    const issued = dateAfter(Number(time), 0);
    const number = `BT-${issued.replaceAll("-", "")}`;
    const body = await write({
      number,
      seller: partyOf(businesses.ben, businesses.ben.countryCode),
      buyer: partyOf(customers.cleo, customers.cleo.country),
      issued,
      due: dateAfter(Number(time), tenorDays),
      currency: "USD",
      lines: [
        { text: "1,200 table lamps, model Aurora", cents: 2_280_000n },
        { text: "Packaging and freight", cents: 120_000n },
      ],
    });
    return context.body(typeof body === "string" ? body : new Uint8Array(body), 200, {
      "content-type": contentType,
      "content-disposition": `attachment; filename="invoice-${number}${extension}"`,
      "cache-control": "no-store",
    });
  };
}

/** YYYY-MM-DD, UTC, some days after a time in seconds since 1970. */
const dateAfter = (time: number, days: number): string =>
  new Date((time + days * 86_400) * 1000).toISOString().slice(0, 10);

const partyOf = ({ name, registryNumber }: Omit<WrittenParty, "country">, country: string) => ({
  name,
  registryNumber,
  country,
});

/** The same as its PDF prints it. */
function printed(invoice: WrittenInvoice): Invoice {
  const money = (cents: bigint) => decimal(cents).replace(/\B(?=(\d{3})+\.)/g, ",");
  return {
    ...invoice,
    seller: businesses.ben,
    customer: customers.cleo,
    lines: invoice.lines.map(({ text, cents }) => ({ text, amount: money(cents) })),
    total: money(totalOf(invoice)),
  };
}
