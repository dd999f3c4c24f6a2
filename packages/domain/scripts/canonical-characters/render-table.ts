import { decompose, Readings } from "./derive-readings.ts";
import { lookAlikesVersion, unicodeVersion, unknownCharacters } from "./unicode-data.ts";

const lastCharacter = 0x10ffff;

/**
 * The source of packages/domain/src/generated/canonical-characters.ts. Numbers are in base 36, each the
 * distance from the one before.
 */
export function renderTable(): string {
  const known = [];
  for (let one = 0; one <= lastCharacter; one += 1)
    if (!unknownCharacters.has(one)) known.push(one);
  const readings = new Readings(new Set(known.flatMap((one) => [...decompose(one)])));

  const unchanged: number[] = [];
  const dropped: number[] = [];
  const ambiguous: number[] = [];
  const sources = new Map<string, number[]>();
  for (const character of known) {
    // Syllables are their letters, by arithmetic: 11,172 rows less.
    if (character >= 0xac00 && character <= 0xd7a3) continue;
    const canonical = readings.canonical(character);
    if (canonical === null) continue;
    const parts = decompose(character);
    if (parts.some((part) => readings.ambiguous.has(part))) ambiguous.push(character);
    if (canonical === "") dropped.push(character);
    else if (canonical === String.fromCodePoint(character)) unchanged.push(character);
    else sources.set(canonical, [...(sources.get(canonical) ?? []), character]);
  }
  const rows = [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    "// Written by packages/domain/scripts/generate-canonical-characters.ts; do not edit.",
    `// Unicode ${unicodeVersion}; look-alikes (UTS 39, confusables.txt) ${lookAlikesVersion}.`,
    "// Made of data files of Unicode, Inc., under the licence in UNICODE-LICENSE.txt.",
    "",
    "/** What several characters become, a space, and those characters. */",
    `export const replacedCharacters = ${JSON.stringify(rows.map(([to, from]) => `${to} ${distances(from)}`).join("\n"))};`,
    "",
    "/** Letters and digits that stay as they are: where each run begins and ends. */",
    `export const unchangedRuns =\n  "${distances(runs(unchanged))}";`,
    "",
    "/** Everything that is not read: where each run begins and ends. */",
    `export const droppedRuns =\n  "${distances(runs(dropped))}";`,
    "",
    "/** Small letters that look like one Latin letter while their capital reads as another. */",
    `export const ambiguousCharacters =\n  "${distances(ambiguous)}";`,
    "",
  ].join("\n");
}

/** First and last of every run of numbers that follow each other. */
function runs(numbers: readonly number[]): number[] {
  return numbers.flatMap((one, at) => [
    ...(numbers[at - 1] === one - 1 ? [] : [one]),
    ...(numbers[at + 1] === one + 1 ? [] : [one]),
  ]);
}

function distances(numbers: readonly number[]): string {
  return numbers.map((one, at) => (one - (numbers[at - 1] ?? 0)).toString(36)).join(" ");
}
