import {
  attachXml,
  drawHeading,
  left,
  muted,
  openSheet,
  rule,
  type Sheet,
  write,
  writeRight,
} from "@tenora/documents/sheet";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { countryName } from "@tenora/domain/receivable/debtor-words";
import { type Invoice, type InvoiceParty, totalOf } from "./invoice.ts";

/**
 * An invoice as a PDF of one page; the same invoice always gives the same bytes. `facturX` is the same
 * invoice as XML, to attach.
 */
export async function writeInvoice(invoice: Invoice, facturX?: string): Promise<Uint8Array> {
  const sheet = await drawPaper(invoice, {
    heading: "Invoice",
    by: invoice.seller,
    from: "From",
    to: "Bill to",
    foot: "Payment by the due date. Goods and services as delivered.",
  });
  if (facturX !== undefined) await attachXml(sheet, "factur-x.xml", facturX);
  return sheet.save();
}

/** What the customer ordered, as a PDF of one page that the customer wrote; the same gives the same bytes. */
export async function writeOrder(order: Invoice): Promise<Uint8Array> {
  const sheet = await drawPaper(order, {
    heading: "Order",
    by: order.customer,
    from: "Supplier",
    to: "Buyer",
    foot: "Ordered at these prices. Payment by the due date.",
  });
  return sheet.save();
}

interface Wording {
  readonly heading: "Invoice" | "Order";
  /** Its issuer. */
  readonly by: InvoiceParty;
  readonly from: string;
  readonly to: string;
  readonly foot: string;
}

async function drawPaper(invoice: Invoice, { heading, by, from, to, foot }: Wording) {
  const { number, issued, due, seller, customer } = invoice;
  const sheet = await openSheet({
    title: `${heading} ${number}`,
    author: by.name,
    at: new Date(`${issued}T09:00:00Z`),
    facts: invoice,
  });
  drawHeading(sheet, heading);
  write(sheet, by.name, { x: left, y: 726, color: muted });
  const facts = [
    [`${heading} number`, number],
    ["Issue date", issued],
    ["Due date", due],
  ] as const;
  for (const [at, [label, value]] of facts.entries()) {
    write(sheet, label, { x: 360, y: 760 - at * 18, color: muted });
    write(sheet, value, { x: 450, y: 760 - at * 18, bold: true });
  }
  drawParty(sheet, from, seller, left);
  drawParty(sheet, to, customer, 310);
  drawLines(sheet, invoice);
  write(sheet, foot, { x: left, y: 96, color: muted });
  return sheet;
}

function drawParty(sheet: Sheet, label: string, party: InvoiceParty, x: number): void {
  write(sheet, label, { x, y: 670, color: muted });
  write(sheet, party.name, { x, y: 652, bold: true });
  write(sheet, `Registration number ${party.registryNumber}`, { x, y: 636 });
  write(sheet, countryName(party.country) ?? "", { x, y: 620 });
}

function drawLines(sheet: Sheet, invoice: Invoice): void {
  const { lines, currency } = invoice;
  const money = (cents: bigint) => formatAmount(cents, { symbol: currency, decimals: 2 });
  let y = 560;
  write(sheet, "Description", { x: left, y, color: muted });
  writeRight(sheet, "Amount", y, { color: muted });
  rule(sheet, y - 8);
  for (const { text, cents } of lines) {
    y -= 26;
    write(sheet, text, { x: left, y });
    writeRight(sheet, money(cents), y, {});
  }
  rule(sheet, y - 12);
  y -= 34;
  write(sheet, "Total due", { x: left, y, size: 12, bold: true });
  writeRight(sheet, money(totalOf(invoice)), y, { size: 12, bold: true });
}
