import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

test("CSV export: cells are quoted, dates are in UTC, and null is an empty cell", () => {
  expect(
    writeCsv(
      ["a", "b"],
      [
        ['say "x", y', null],
        [3, new Date("2026-01-05T10:00:00Z")],
      ],
    ),
  ).toBe('\uFEFF"a","b"\r\n"say ""x"", y",""\r\n"3","2026-01-05T10:00:00.000Z"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", '=HYPERLINK("http://x")'])(
  "CSV export: %j is not a formula",
  (text) => {
    const cell = writeCsv(["a"], [[text]])
      .split("\r\n")
      .slice(1)
      .join("\r\n");
    expect(cell.startsWith(`"'`)).toBe(true);
  },
);

const separators = [";", "\t", "|", "\n"];

test.each([
  "1;=cmd|'/c calc'!A0;x",
  "1; =1",
  '1;"=1";x',
  "1; \t=1",
  "1|@SUM(A1)",
  "1\t+1",
  "1\r\n-1",
  "1\n\n=1",
  ";;=1;;=2",
  "1;\uFF1D1+1",
  "\uFF20SUM(A1)",
  ' "=1',
])("CSV export: %j contains no formula when cells are split at another separator", (text) => {
  const csv = writeCsv(["a", "b"], [[text, "y"]]);
  for (const separator of separators) {
    for (const piece of csv.split(separator)) {
      expect(piece).not.toMatch(/^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
    }
  }
});

test("CSV export: text without a formula is written unchanged", () => {
  const text = "Sale & Co; a|b\tc=d, x-y";
  expect(writeCsv(["a"], [[text]])).toContain(`"${text}"`);
});

test("CSV export: control characters and lone surrogates are removed from a cell", () => {
  const text =
    "a\u0000b\u0007c\u001B[31md\u007Fe\u009B2Jf\uD800g\uDC00h\ti\nj \u{1F1F8} نام\u200Cها";
  expect(writeCsv(["a"], [[text]])).toContain('"abc[31mde2Jfgh\ti\nj \u{1F1F8} نام\u200Cها"');
});

test.each(["\u0001=1+1", "\u200B=1+1", "\u00AD+1", "\uFEFF@SUM(A1)", "\u0000\u2060-1", "\u202E=1"])(
  "CSV export: %j is not a formula behind an invisible character",
  (text) => {
    const [, cell] = writeCsv(["a"], [[text]]).split("\r\n");
    expect(cell?.startsWith(`"'`)).toBe(true);
    expect(writeCsv(["a"], [[`x;${text}`]])).toMatch(/;'/);
  },
);

test.each(['"', '""', 'a"', '"a', '","', '"\r\n"', "'"])(
  "CSV export: the quotes of %j do not end its cell",
  (text) => {
    const csv = writeCsv(["a"], [[text, "next"]]);
    const [, row = ""] = /^\uFEFF"a"\r\n(.*)\r\n$/s.exec(csv) ?? [];
    const cells = [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => cell);
    expect(cells).toEqual([text.replaceAll('"', '""'), "next"]);
  },
);
