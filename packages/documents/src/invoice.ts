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
} from "./sheet.ts";

export interface InvoiceParty {
  readonly name: string;
  readonly registryNumber: string;
  readonly country: string;
}

/** What an invoice or an order says; dates YYYY-MM-DD, amounts as they are printed. */
export interface Invoice {
  readonly number: string;
  readonly seller: InvoiceParty;
  readonly customer: InvoiceParty;
  readonly issued: string;
  readonly due: string;
  readonly currency: string;
  readonly lines: readonly { readonly text: string; readonly amount: string }[];
  readonly total: string;
}

/**
 * An invoice as a PDF of one page; the same invoice always gives the same bytes. `facturX` is the same
 * invoice as XML, to attach.
 */
export async function writeInvoice(invoice: Invoice, facturX?: string): Promise<Uint8Array> {
  const sheet = await openSheet({
    title: `Invoice ${invoice.number}`,
    author: invoice.seller.name,
    at: new Date(`${invoice.issued}T09:00:00Z`),
    facts: invoice,
  });
  drawHead(sheet, invoice, { heading: "Invoice", by: invoice.seller });
  drawParty(sheet, "From", invoice.seller, left);
  drawParty(sheet, "Bill to", invoice.customer, 310);
  drawLines(sheet, invoice);
  drawFoot(sheet, "Payment by the due date. Goods and services as delivered.");
  if (facturX !== undefined) await attachXml(sheet, "factur-x.xml", facturX);
  return sheet.save();
}

/** What the customer ordered, as a PDF of one page that the customer wrote; the same gives the same bytes. */
export async function writeOrder(order: Invoice): Promise<Uint8Array> {
  const sheet = await openSheet({
    title: `Purchase order ${order.number}`,
    author: order.customer.name,
    at: new Date(`${order.issued}T09:00:00Z`),
    facts: order,
  });
  drawHead(sheet, order, { heading: "Order", by: order.customer });
  drawParty(sheet, "Buyer", order.customer, left);
  drawParty(sheet, "Supplier", order.seller, 310);
  drawLines(sheet, order);
  drawFoot(sheet, "Ordered at these prices. Payment by the due date.");
  return sheet.save();
}

interface Head {
  readonly heading: "Invoice" | "Order";
  /** Who wrote it. */
  readonly by: InvoiceParty;
}

function drawHead(sheet: Sheet, { number, issued, due }: Invoice, { heading, by }: Head): void {
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
}

function drawParty(sheet: Sheet, label: string, party: InvoiceParty, x: number): void {
  write(sheet, label, { x, y: 670, color: muted });
  write(sheet, party.name, { x, y: 652, bold: true });
  write(sheet, `Registration number ${party.registryNumber}`, { x, y: 636 });
  write(sheet, party.country, { x, y: 620 });
}

function drawLines(sheet: Sheet, { lines, total, currency }: Invoice): void {
  let y = 560;
  write(sheet, "Description", { x: left, y, color: muted });
  writeRight(sheet, `Amount (${currency})`, y, { color: muted });
  rule(sheet, y - 8);
  for (const { text, amount } of lines) {
    y -= 26;
    write(sheet, text, { x: left, y });
    writeRight(sheet, amount, y, {});
  }
  rule(sheet, y - 12);
  y -= 34;
  write(sheet, "Total due", { x: left, y, size: 12, bold: true });
  writeRight(sheet, `${total} ${currency}`, y, { size: 12, bold: true });
}

const drawFoot = (sheet: Sheet, text: string): void =>
  write(sheet, text, { x: left, y: 96, color: muted });
