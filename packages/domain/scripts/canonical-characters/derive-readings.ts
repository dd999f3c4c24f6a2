import { CharacterGroups } from "./character-groups.ts";
import {
  canonicalCharacters,
  casePairs,
  dashPunctuation,
  decompositions,
  digitValues,
  ignorables,
  lettersAndNumbers,
  looks,
  numerals,
} from "./unicode-data.ts";

const latin = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"].map(codePoint);

/** The characters that a character stands for: nothing, a digit, or its parts. */
export function decompose(character: number): readonly number[] {
  if (ignorables.has(character)) return [];
  const digit = digitValues.get(character);
  if (digit !== undefined) return [codePoint("0") + digit];
  return decompositions.get(character)?.flatMap(decompose) ?? [character];
}

/** The prototypes that a decomposed character looks like; letters and digits only. */
function look(character: number, seen: readonly number[] = []): readonly number[] {
  const target = seen.includes(character) ? null : looks.get(character);
  if (!target) return lettersAndNumbers.has(character) ? [character] : [];
  return target.flatMap(decompose).flatMap((one) => look(one, [...seen, character]));
}

/** What every decomposed character reads as: a sequence of groups of characters that read the same. */
export class Readings {
  readonly #groups = new CharacterGroups(canonicalCharacters);
  /** Characters that read as several groups, or as none. */
  readonly #sequences = new Map<number, readonly number[]>();
  /** Groups that read as something else than themselves. */
  readonly #replaced = new Map<number, readonly number[]>();
  #latinGroups = new Set<number>();
  /** Small letters that look like one Latin letter while their capital reads as another. */
  readonly ambiguous = new Set<number>();

  constructor(characters: Iterable<number>) {
    const decomposed = [...characters];
    this.#joinLooks(decomposed);
    this.#joinLatinCase();
    this.#joinForeignCase();
    this.#readByCapital();
  }

  /**
   * The text that any character is replaced with: letters and digits, or nothing. Null for a numeral that
   * reads as neither: without it another number would be left.
   */
  canonical(character: number): string | null {
    const groups = decompose(character).flatMap((part) => this.of(part));
    const seen = ignorables.has(character) ? [] : look(character).flatMap((part) => this.of(part));
    // "ϲ" is a sigma to NFKC and a "c" to everybody else; "ſ" looks like an "f" and is an "s".
    const isSeen = this.#readsLatin(seen) && !this.#readsLatin(groups);
    const read = isSeen ? seen : groups;
    if (read.some((group) => numerals.has(group) && !canonicalCharacters.has(group))) return null;
    return String.fromCodePoint(...read.filter((group) => canonicalCharacters.has(group)));
  }

  /** The groups that a decomposed character reads as. */
  of(character: number): readonly number[] {
    const sequence = this.#sequences.get(character);
    if (sequence) return sequence.flatMap((one) => this.of(one));
    if (!lettersAndNumbers.has(character) && look(character).length === 0) return [];
    const group = this.#groups.groupOf(character);
    return this.#replaced.get(group)?.flatMap((one) => this.of(one)) ?? [group];
  }

  #joinLooks(characters: readonly number[]) {
    const separators: number[] = [];
    for (const character of characters) {
      const prototypes = look(character);
      const [only] = prototypes;
      if (only !== undefined && prototypes.length === 1) this.#groups.join(character, only);
      else if (only !== undefined || lettersAndNumbers.has(character))
        this.#sequences.set(character, prototypes);
      if (dashPunctuation.has(character) && prototypes.length > 0) separators.push(character);
    }
    // The table's prototype of the long dash is a letter; people read a separator.
    for (const dash of separators) this.#replaced.set(this.#groups.groupOf(dash), []);
  }

  #joinLatinCase() {
    const small = (capital: string) => codePoint(capital.toLowerCase());
    for (const capital of "ABCDEFGHIJKLNOPQRSTUVWXYZ")
      this.#groups.join(codePoint(capital), small(capital));
    // "m" looks like "rn", so "M" is both too; "ß" is written SS in capitals.
    for (const [character, letters] of ["Mrn", "ßss", "ẞss"].map(split))
      this.#replaced.set(this.#groups.groupOf(character), letters);
    this.#latinGroups = new Set(latin.map((one) => this.#groups.groupOf(one)));
  }

  #pairs() {
    return casePairs
      .filter((pair) => !pair.some((one) => decompositions.has(one) || one < 0x80))
      .map(([small, capital]) => ({
        small,
        capital,
        smallReads: this.of(small),
        capitalReads: this.of(capital),
      }))
      .filter(({ smallReads, capitalReads }) => `${smallReads}` !== `${capitalReads}`);
  }

  #readsLatin(groups: readonly number[]) {
    return groups.length > 0 && groups.every((group) => this.#latinGroups.has(group));
  }

  #joinForeignCase() {
    for (const { smallReads, capitalReads, small, capital } of this.#pairs())
      if (smallReads.length === 1 && capitalReads.length === 1)
        if (!this.#readsLatin(smallReads) && !this.#readsLatin(capitalReads))
          this.#groups.join(small, capital);
  }

  /** A small letter reads as its capital, unless it looks like another Latin letter than that does. */
  #readByCapital() {
    const candidates = new Map<number, Set<string>>();
    const isOwnGroup = (small: number, reads: readonly number[]) =>
      reads.length === 1 && reads[0] === this.#groups.groupOf(small);
    for (const { small, smallReads, capitalReads } of this.#pairs()) {
      if (this.#readsLatin(smallReads)) continue;
      const group = smallReads[0];
      if (group !== undefined && isOwnGroup(small, smallReads) && this.#readsLatin(capitalReads)) {
        const readings = candidates.get(group) ?? new Set();
        candidates.set(group, readings.add(`${capitalReads}`));
      } else this.#sequences.set(small, capitalReads);
    }
    for (const [group, readings] of candidates) {
      const [only] = readings;
      if (only === undefined || readings.size > 1)
        throw new Error(`U+${group.toString(16)} reads as several capitals: ${[...readings]}`);
      this.#replaced.set(group, only.split(",").map(Number));
    }
    for (const { small } of this.#pairs()) this.ambiguous.add(small);
  }
}

function split(text: string): readonly [number, readonly number[]] {
  const [first = 0, ...others] = [...text].map(codePoint);
  return [first, others];
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
