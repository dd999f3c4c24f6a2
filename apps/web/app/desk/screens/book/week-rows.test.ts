import { expect, test } from "vitest";
import { mondayOf, weekRows } from "./week-rows.ts";

const usdc = { symbol: "USDC", decimals: 6 };
const seconds = (text: string) => Date.parse(text) / 1_000;
const monday = seconds("2027-01-11T00:00:00Z");
const week = 7 * 86_400;

test.each([
  ["2027-01-11T00:00:00Z", "2027-01-11T00:00:00Z"],
  ["2027-01-17T23:59:59Z", "2027-01-11T00:00:00Z"],
  ["2027-01-18T00:00:00Z", "2027-01-18T00:00:00Z"],
  ["1970-01-01T00:00:00Z", "1969-12-29T00:00:00Z"],
])("week of %s begins on %s", (time, start) => {
  expect(mondayOf(seconds(time))).toBe(seconds(start));
});

test("maturities: eight weeks, the empty ones too, then all later ones, and their sum", () => {
  const due = (at: number, amount: bigint) => ({
    monday: monday + at * week,
    receivables: 2,
    amount,
  });
  const rows = weekRows(
    [due(0, 1_000_000n), due(7, 2_000_000n), due(8, 4_000_000n), due(30, 8_000_000n)],
    monday + 3 * 86_400,
    usdc,
  );
  expect(rows.map(({ week: words, receivables, amount }) => [words, receivables, amount])).toEqual([
    ["This week, from Jan 11, 2027", 2, "1.00 USDC"],
    ...["Jan 18", "Jan 25", "Feb 1", "Feb 8", "Feb 15", "Feb 22"].map((date) => [
      ...[`Week of ${date}, 2027`, 0, "0.00 USDC"],
    ]),
    ["Week of Mar 1, 2027", 2, "2.00 USDC"],
    ["From Mar 8, 2027 on", 4, "12.00 USDC"],
    ["Total not yet due", 8, "15.00 USDC"],
  ]);
});

test("maturities: without anything later there is no row for it", () => {
  const rows = weekRows([], monday, usdc);
  expect(rows).toHaveLength(9);
  expect(rows.at(-1)).toEqual({ week: "Total not yet due", receivables: 0, amount: "0.00 USDC" });
});
