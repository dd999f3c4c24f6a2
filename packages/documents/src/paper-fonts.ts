import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";
import { type PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";

/** A font of a paper, which has some letters only: names come in several scripts. */
export interface PaperFont {
  readonly font: PDFFont;
  readonly letters: ReadonlySet<number>;
}

const { resolve } = createRequire(import.meta.url);

/** Noto Sans in the files its packages cut it into, without Devanagari, whose vowels need more than a row of letters. */
const files = ["noto-sans", "noto-sans-thai", "noto-sans-sc"].flatMap((family) => {
  const path = (file: string) => resolve(`@fontsource/${family}/${file}`);
  const sets = JSON.parse(readFileSync(path("unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(sets)
    .filter(([set]) => set !== "devanagari")
    .map(([set, ranges]) => ({
      path: path(`files/${family}-${set.replaceAll(/[[\]]/g, "")}-400-normal.woff`),
      ranges: ranges.split(",").map(toRange),
    }));
});

/** "U+4e00-4e07" or "U+4e00" */
function toRange(text: string): readonly [number, number] {
  const [first = "", last = first] = text.replace("U+", "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/**
 * The fonts that a paper with these letters needs. The first is every reader's own and costs nothing; the
 * others are embedded, with the letters that are written.
 */
export async function embedFonts(pdf: PDFDocument, letters: string) {
  pdf.registerFontkit(fontkit);
  const embed = async (font: StandardFonts | Uint8Array): Promise<PaperFont> => {
    const embedded = await pdf.embedFont(font, { subset: true });
    return { font: embedded, letters: new Set(embedded.getCharacterSet()) };
  };
  const plain = [await embed(StandardFonts.Helvetica)];
  for (const word of words(letters)) {
    if (fontsHaveLetters(plain.slice(0, 1), word)) continue;
    for (const letter of word) {
      const point = letter.codePointAt(0) ?? 0;
      const file = files.find(({ ranges }) =>
        ranges.some(([first, last]) => first <= point && point <= last),
      );
      if (file !== undefined && !fontsHaveLetters(plain.slice(1), letter))
        plain.push(await embed(readFileSync(file.path)));
    }
  }
  return { plain, bold: [await embed(StandardFonts.HelveticaBold), ...plain.slice(1)] };
}

const words = (text: string) => text.split(/(?<= )/);

/** Whether each letter is in one of the fonts. */
export const fontsHaveLetters = (fonts: readonly PaperFont[], text: string): boolean =>
  [...text].every((letter) => fontOf(fonts, letter) !== undefined);

const fontOf = (fonts: readonly PaperFont[], letter: string): PaperFont | undefined =>
  fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

interface Piece {
  readonly font: PaperFont;
  readonly text: string;
}

/**
 * The text in pieces of one font each. A word with a letter that readers lack is written in embedded fonts as
 * a whole; letters that no font has are a question mark.
 */
export function piecesOf(fonts: readonly PaperFont[], text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const word of words(text)) {
    const ordered = fontsHaveLetters(fonts.slice(0, 1), word)
      ? fonts
      : [...fonts.slice(1), ...fonts];
    for (const letter of word) {
      const shown = fontsHaveLetters(fonts, letter) ? letter : "?";
      const font = fontOf(ordered, shown);
      if (font === undefined) continue;
      const last = pieces.at(-1);
      if (last?.font === font) pieces.splice(-1, 1, { font, text: last.text + shown });
      else pieces.push({ font, text: shown });
    }
  }
  return pieces;
}

/** In points. */
export const widthOf = (fonts: readonly PaperFont[], text: string, size: number): number =>
  piecesOf(fonts, text).reduce(
    (width, piece) => width + piece.font.font.widthOfTextAtSize(piece.text, size),
    0,
  );
