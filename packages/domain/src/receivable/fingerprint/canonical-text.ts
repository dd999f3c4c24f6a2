import {
  ambiguousCharacters,
  droppedRuns,
  replacedCharacters,
  unchangedRuns,
} from "../../generated/canonical-characters.ts";

/** Why a text has no canonical form. */
export type CanonicalTextProblem =
  /** No letter and no digit is left. */
  | "empty"
  /** A character that Unicode 17 doesn't assign, or of private use: its reading is unknown. */
  | "unknown-character"
  /** A small letter that reads as two letters, such as "ν" (v, or a small Greek Ν). */
  | "ambiguous-letter";

export type CanonicalText =
  | { readonly text: string; readonly problem?: never }
  | { readonly problem: CanonicalTextProblem; readonly text?: never };

/**
 * The same text for everything that a person reads as the same: compatibility forms, look-alikes, cases,
 * digits of other scripts, accents, spaces, signs and invisible characters make no difference. "O" reads
 * as 0, "I" and "L" as 1, "M" as RN. The table is committed and nothing is asked of the engine, so every
 * browser gives the same text; decision 066 says how it was made.
 */
export function canonicalText(text: string): CanonicalText {
  const { replaced, unchanged, dropped, ambiguous } = characters();
  let canonical = "";
  let isAmbiguous = false;
  for (const character of text) {
    for (const one of decomposeSyllable(character)) {
      const point = one.codePointAt(0) ?? 0;
      const replacement = replaced.get(point);
      if (replacement !== undefined) canonical += replacement;
      else if (isWithin(unchanged, point)) canonical += one;
      else if (!isWithin(dropped, point)) return { problem: "unknown-character" };
      isAmbiguous ||= ambiguous.has(point);
    }
  }
  if (canonical === "") return { problem: "empty" };
  // Among Latin letters it is read as the Latin letter that it looks like.
  const isLatin = /[A-Za-z]/.test(text) && /^[0-9A-Z]*$/.test(canonical);
  return isAmbiguous && !isLatin ? { problem: "ambiguous-letter" } : { text: canonical };
}

interface Characters {
  readonly replaced: ReadonlyMap<number, string>;
  /** Where runs begin and end, in ascending order. */
  readonly unchanged: readonly number[];
  readonly dropped: readonly number[];
  readonly ambiguous: ReadonlySet<number>;
}

let loaded: Characters | undefined;

/** Unpacked once, when the first text is read: about 5 ms. */
function characters(): Characters {
  loaded ??= {
    replaced: new Map(
      replacedCharacters.split("\n").flatMap((row) => {
        const [to = "", ...from] = row.split(" ");
        return unpack(from).map((point) => [point, to] as const);
      }),
    ),
    unchanged: unpack(unchangedRuns.split(" ")),
    dropped: unpack(droppedRuns.split(" ")),
    ambiguous: new Set(unpack(ambiguousCharacters.split(" "))),
  };
  return loaded;
}

function unpack(distances: readonly string[]): number[] {
  let point = 0;
  return distances.map((distance) => {
    point += Number.parseInt(distance, 36);
    return point;
  });
}

function isWithin(runs: readonly number[], point: number): boolean {
  let [low, high] = [0, runs.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (runs[2 * middle] ?? 0)) high = middle - 1;
    else if (point > (runs[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** The letters of a Hangul syllable (The Unicode Standard, 3.12); any other character is itself. */
function decomposeSyllable(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point < firstSyllable || point > lastSyllable) return character;
  const at = point - firstSyllable;
  const letters = [0x1100 + Math.floor(at / 588), 0x1161 + Math.floor((at % 588) / 28)];
  return String.fromCodePoint(...letters, ...(at % 28 === 0 ? [] : [0x11a7 + (at % 28)]));
}
