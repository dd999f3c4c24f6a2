import { businesses, partyOf } from "../people/businesses.ts";
import { customers } from "../people/customers.ts";
import { writeRegistrationCertificate } from "./registration-certificate.ts";
import { writeCii } from "./write-cii.ts";
import { writeInvoice } from "./write-pdf.ts";
import { writeUbl } from "./write-ubl.ts";

const tenorDays = 60;

interface Sample {
  /** As its reader stores it. */
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

/**
 * A file to upload while trying the marketplace: the certificate of an invented company, or an invoice of Ben to
 * Cleo written on the chain's present day and due 60 days later, as a plain PDF, as a PDF with its XML inside or
 * as XML alone. On one day it is always the same file. `time` in seconds since 1970; null for another name.
 */
export async function writeSample(name: string, time: number): Promise<Sample | null> {
  const invoice = invoiceOf(time);
  const fileName = `invoice-${invoice.number}`;
  switch (name) {
    case "sample-certificate.pdf":
      return { fileName: "registration-certificate.pdf", content: await certificate() };
    case "sample-invoice.pdf":
      return { fileName: `${fileName}.pdf`, content: await writeInvoice(invoice) };
    case "sample-invoice-factur-x.pdf": {
      const content = await writeInvoice(invoice, writeCii(invoice));
      return { fileName: `${fileName}-factur-x.pdf`, content };
    }
    case "sample-invoice.xml":
      return { fileName: `${fileName}.xml`, content: writeUbl(invoice) };
    default:
      return null;
  }
}

const certificate = () =>
  writeRegistrationCertificate({
    company: "Ada Foods Pte Ltd",
    registrationNumber: "202412345K",
    country: "Singapore",
    director: "Ada Lim",
    registered: "2024-03-11",
  });

function invoiceOf(time: number) {
  const issued = dateAfter(time, 0);
  return {
    number: `BT-${issued.replaceAll("-", "")}`,
    seller: partyOf(businesses.ben),
    customer: customers.cleo,
    issued,
    due: dateAfter(time, tenorDays),
    currency: "USD",
    lines: [
      { text: "1,200 table lamps, model Aurora", cents: 2_280_000n },
      { text: "Packaging and freight", cents: 120_000n },
    ],
  };
}

/** YYYY-MM-DD, UTC, some days after a time in seconds since 1970. */
const dateAfter = (time: number, days: number): string =>
  new Date((time + days * 86_400) * 1000).toISOString().slice(0, 10);
