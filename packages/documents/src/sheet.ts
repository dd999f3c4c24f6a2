import {
  AFRelationship,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
} from "pdf-lib";

/** A page to write on, A4, in points from its lower left corner. */
export interface Sheet {
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly pdf: PDFDocument;
  /** All that the document knows of time. */
  readonly at: Date;
  readonly save: () => Promise<Uint8Array>;
}

const ink = rgb(0.1, 0.16, 0.14);
const green = rgb(0.043, 0.231, 0.18);
export const muted = rgb(0.42, 0.45, 0.43);
const size: [number, number] = [595, 842];
export const left = 64;
export const right = 531;

/** A document with its first page. `at` is all it knows of time, so the same text gives the same bytes. */
export async function openSheet({
  title,
  author,
  at,
}: {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}): Promise<Sheet> {
  const pdf = await PDFDocument.create();
  // Readers and screen readers name the window by it, not by the file.
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("en");
  pdf.setAuthor(author);
  pdf.setProducer("Tenora");
  pdf.setCreator("Tenora");
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  return {
    pdf,
    at,
    page: pdf.addPage(size),
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    // Cross-reference tables instead of streams: every reader, and our own inspection, knows them.
    save: () => pdf.save({ useObjectStreams: false }),
  };
}

/** The same document, to be written on its next page. */
export const nextPage = (sheet: Sheet): Sheet => ({ ...sheet, page: sheet.pdf.addPage(size) });

/** Attaches what the page says as XML, as Factur-X does it. */
export async function attachXml({ pdf, at }: Sheet, name: string, xml: string): Promise<void> {
  await pdf.attach(new TextEncoder().encode(xml), name, {
    mimeType: "text/xml",
    description: "The invoice as XML",
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Alternative,
  });
}

/** The green band, and the name of the document below it. */
export function drawHeading(sheet: Sheet, text: string): void {
  sheet.page.drawRectangle({ x: 0, y: 812, width: size[0], height: 30, color: green });
  write(sheet, text, { x: left, y: 748, size: 28, bold: true });
}

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: ReturnType<typeof rgb>;
}

export function write(
  { page, plain, bold }: Sheet,
  text: string,
  { x, y, size: points = 10, bold: isBold = false, color = ink }: Style & { x: number; y: number },
): void {
  page.drawText(text, { x, y, size: points, font: isBold ? bold : plain, color });
}

export function writeRight(sheet: Sheet, text: string, y: number, style: Style): void {
  const font = style.bold ? sheet.bold : sheet.plain;
  write(sheet, text, { ...style, x: right - font.widthOfTextAtSize(text, style.size ?? 10), y });
}

/** In points, at the size and weight that `write` has by itself. */
export const textWidth = ({ plain }: Sheet, text: string): number =>
  plain.widthOfTextAtSize(text, 10);

/** Whether the fonts, which are every reader's own, have all of its letters. */
export function hasLetters({ plain }: Sheet, text: string): boolean {
  const known = new Set(plain.getCharacterSet());
  return [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0));
}

export function rule({ page }: Sheet, y: number): void {
  page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.6, color: muted });
}
