import { AFRelationship, PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import {
  embedFonts,
  fontsHaveLetters as haveLetters,
  type PaperFont,
  piecesOf,
  widthOf,
} from "./paper-fonts.ts";

/** A page to write on, A4, in points from its lower left corner. */
export interface Sheet {
  readonly page: PDFPage;
  readonly plain: readonly PaperFont[];
  readonly bold: readonly PaperFont[];
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

/**
 * A document with its first page. `at` is all it knows of time, so the same text gives the same bytes; `facts`
 * has the names that it says, whose scripts need fonts.
 */
export async function openSheet({
  title,
  author,
  at,
  facts,
}: {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly facts: object;
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
    ...(await embedFonts(pdf, textOf(facts))),
    // Cross-reference tables instead of streams: every reader, and our own inspection, knows them.
    save: () => pdf.save({ useObjectStreams: false }),
  };
}

const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(textOf).join("")
    : String(value);

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
  let at = x;
  for (const piece of piecesOf(isBold ? bold : plain, text)) {
    page.drawText(piece.text, { x: at, y, size: points, font: piece.font.font, color });
    at += widthOf([piece.font], piece.text, points);
  }
}

export function writeRight(sheet: Sheet, text: string, y: number, style: Style): void {
  const fonts = style.bold ? sheet.bold : sheet.plain;
  write(sheet, text, { ...style, x: right - widthOf(fonts, text, style.size ?? 10), y });
}

/** In points, at the size and weight that `write` has by itself. */
export const textWidth = ({ plain }: Sheet, text: string): number => widthOf(plain, text, 10);

/** Whether its fonts have all letters of the text. */
export const hasLetters = ({ plain }: Sheet, text: string): boolean => haveLetters(plain, text);

export function rule({ page }: Sheet, y: number): void {
  page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.6, color: muted });
}
