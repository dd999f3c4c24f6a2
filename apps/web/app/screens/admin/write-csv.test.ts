import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

test("cells are quoted, dates are in UTC, and nothing is there for null", () => {
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
  "%j is no formula",
  (text) => {
    const cell = writeCsv(["a"], [[text]])
      .split("\r\n")
      .slice(1)
      .join("\r\n");
    expect(cell.startsWith(`"'`)).toBe(true);
  },
);
