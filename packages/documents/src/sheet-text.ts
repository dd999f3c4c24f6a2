import { linesOf } from "./lines.ts";
import { left, muted, right, type Sheet, textWidth, write } from "./sheet.ts";

export type SheetRow = readonly [label: string, value: string];

const valuesAt = 190;
const lineHeight = 14;
const rowGap = 8;

const fitted = (sheet: Sheet, text: string, width: number) =>
  linesOf(text, width, (part) => textWidth(sheet, part));

/** Labels and values from `y` down, long values in several lines; returns where they end. */
export function drawRows(sheet: Sheet, y: number, rows: readonly SheetRow[]): number {
  let at = y;
  for (const [label, value] of rows) {
    write(sheet, label, { x: left, y: at, color: muted });
    for (const line of fitted(sheet, value, right - valuesAt)) {
      write(sheet, line, { x: valuesAt, y: at });
      at -= lineHeight;
    }
    at -= rowGap;
  }
  return at;
}

/** A paragraph from `y` down; returns where the next one begins. */
export function drawParagraph(
  sheet: Sheet,
  y: number,
  text: string,
  look: { readonly color?: typeof muted } = {},
): number {
  let at = y;
  for (const line of fitted(sheet, text, right - left)) {
    write(sheet, line, { x: left, y: at, ...look });
    at -= lineHeight;
  }
  return at - rowGap;
}
