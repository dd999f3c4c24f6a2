import { hasLetters, type Sheet } from "./sheet.ts";

/** A company's name and number. The fonts of every reader know Latin letters only; the register says who it is in any case. */
export function companyName(sheet: Sheet, name: string, number: string): string {
  const id = printable(sheet, number);
  return hasLetters(sheet, name) ? `${name}, ${id}` : `The company with the number ${id}`;
}

/** The text with a question mark for each letter that the fonts don't have. */
export const printable = (sheet: Sheet, text: string): string =>
  [...text].map((letter) => (hasLetters(sheet, letter) ? letter : "?")).join("");
