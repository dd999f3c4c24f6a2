import { hasLetters, type Sheet } from "./sheet.ts";

/** A company's name and number. A name in a script that no font of ours has is left out: the register says who it is. */
export const companyName = (sheet: Sheet, name: string, number: string): string =>
  hasLetters(sheet, name) ? `${name}, ${number}` : `The company with the number ${number}`;
