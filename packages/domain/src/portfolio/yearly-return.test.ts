import { expect, test } from "vitest";
import { type CashFlow, xirrBpsDown } from "./yearly-return.ts";

const day = 86_400;
const start = 1_790_000_000;
const flow = (days: number, amount: bigint): CashFlow => ({ time: start + days * day, amount });
const units = (whole: number) => BigInt(whole) * 1_000_000n;

test("yearly return: a year's gain is the rate itself", () => {
  expect(xirrBpsDown([flow(0, units(-1_000)), flow(365, units(1_120))])).toBe(1_200);
  expect(xirrBpsDown([flow(0, units(-1_000)), flow(365, units(1_000))])).toBe(0);
});

test("yearly return: a shorter time compounds", () => {
  // 1.02 ** (365 / 73) = 1.1040808…
  expect(xirrBpsDown([flow(0, units(-1_000)), flow(73, units(1_020))])).toBe(1_040);
});

test("yearly return: is what spreadsheets compute for payments on any days, in any order", () => {
  // Microsoft's example of XIRR: 0.373362535.
  const dates = ["2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01"];
  const amounts = [-10_000n, 2_750n, 4_250n, 3_250n, 2_750n];
  const example = dates.map((date, at) => ({
    time: Date.parse(date) / 1_000,
    amount: amounts[at] ?? 0n,
  }));
  expect(xirrBpsDown(example)).toBe(3_733);
  expect(xirrBpsDown(example.toReversed())).toBe(3_733);
});

test("yearly return: a loss is below zero and rounded away from zero", () => {
  expect(xirrBpsDown([flow(0, units(-1_000)), flow(365, 899_999_999n)])).toBe(-1_001);
  expect(xirrBpsDown([flow(0, units(-1_000))])).toBe(-10_000);
});

test.each<[string, readonly CashFlow[]]>([
  ["no payment", []],
  ["nothing paid", [flow(0, units(10))]],
  ["less than a day", [flow(0, units(-10)), flow(0.5, units(11))]],
  ["a rate above 1,000 %", [flow(0, units(-10)), flow(10, units(11))]],
])("yearly return: none for %s", (_what, flows) => {
  expect(xirrBpsDown(flows)).toBeNull();
});
