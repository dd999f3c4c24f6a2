import "../zod-jitless.ts";
import * as z from "zod/mini";
import { toPlainText, toSingleLine } from "./single-line.ts";

interface Limits {
  /** The fewest characters: 1 where an answer is required. */
  readonly least?: number;
  readonly tooShort?: string;
  readonly tooLong?: string;
}

/** Counts the characters of a text as it is stored. */
const schemaOf =
  (normalize: (text: string) => string) =>
  (longest: number, { least = 0, tooShort, tooLong }: Limits = {}) =>
    z.pipe(
      z.pipe(z.string(tooShort), z.transform(normalize)),
      z.string().check(z.minLength(least, tooShort), z.maxLength(longest, tooLong)),
    );

/** A text of one line that people type and read. */
export const lineSchema = schemaOf(toSingleLine);

/** The same of several lines. */
export const textSchema = schemaOf(toPlainText);
