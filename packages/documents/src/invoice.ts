import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";

export interface InvoiceParty {
  readonly name: string;
  readonly registryNumber: string;
  readonly country: string;
}

/** What an invoice says; texts in Latin letters, dates YYYY-MM-DD, amounts as they are printed. */
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

interface Sheet {
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

const ink = rgb(0.1, 0.16, 0.14);
const green = rgb(0.043, 0.231, 0.18);
const muted = rgb(0.42, 0.45, 0.43);
/** A4 in points. */
const size: [number, number] = [595, 842];
const left = 64;
const right = 531;

/** An invoice as a PDF of one page; the same invoice always gives the same bytes. */
export async function writeInvoice(invoice: Invoice): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const issued = new Date(`${invoice.issued}T09:00:00Z`);
  pdf.setTitle(`Invoice ${invoice.number}`);
  pdf.setAuthor(invoice.seller.name);
  pdf.setProducer("Tenora");
  pdf.setCreator("Tenora");
  pdf.setCreationDate(issued);
  pdf.setModificationDate(issued);
  const sheet: Sheet = {
    page: pdf.addPage(size),
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  drawHead(sheet, invoice);
  drawParty(sheet, "From", invoice.seller, left);
  drawParty(sheet, "Bill to", invoice.customer, 310);
  drawLines(sheet, invoice);
  write(sheet, "Payment by bank transfer or stablecoin. Goods and services as delivered.", {
    x: left,
    y: 96,
    color: muted,
  });
  // Cross-reference tables instead of streams: every reader, and our own inspection, knows them.
  return pdf.save({ useObjectStreams: false });
}

function drawHead(sheet: Sheet, { number, issued, due, seller }: Invoice): void {
  sheet.page.drawRectangle({ x: 0, y: 812, width: size[0], height: 30, color: green });
  write(sheet, "Invoice", { x: left, y: 748, size: 28, bold: true });
  write(sheet, seller.name, { x: left, y: 726, color: muted });
  const facts = [
    ["Invoice number", number],
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

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: ReturnType<typeof rgb>;
}

function write(
  { page, plain, bold }: Sheet,
  text: string,
  { x, y, size: points = 10, bold: isBold = false, color = ink }: Style & { x: number; y: number },
): void {
  page.drawText(text, { x, y, size: points, font: isBold ? bold : plain, color });
}

function writeRight(sheet: Sheet, text: string, y: number, style: Style): void {
  const font = style.bold ? sheet.bold : sheet.plain;
  write(sheet, text, { ...style, x: right - font.widthOfTextAtSize(text, style.size ?? 10), y });
}

function rule({ page }: Sheet, y: number): void {
  page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.6, color: muted });
}
