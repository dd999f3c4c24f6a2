import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, formatBasisPoints, formatCount, formatYearlyRate } from "./format-amount.ts";

const usdc = { symbol: "USDC", decimals: 6 };

test.each([
  [0n, "0.00 USDC"],
  [1n, "0.000001 USDC"],
  [950_000n, "0.95 USDC"],
  [10_500_000_000n, "10,500.00 USDC"],
  [1_234_567_890_100n, "1,234,567.8901 USDC"],
  [-5_000_000n, "-5.00 USDC"],
])("amount: %i base units are %s", (amount, text) => {
  expect(formatAmount(amount, usdc)).toBe(text);
});

test("amount: no two amounts have the same text", () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 18 }), (amount, decimals) => {
      const [number = "", symbol] = formatAmount(amount, { symbol: "T", decimals }).split(" ");
      const [whole = "", fraction = ""] = number.replaceAll(",", "").split(".");
      const places = Math.max(decimals, 2);
      const read =
        BigInt(`${whole}${fraction.padEnd(places, "0")}`) / 10n ** BigInt(places - decimals);
      expect([read, symbol]).toEqual([amount, "T"]);
    }),
  );
});

test("amount: counts have commas, basis points are percentages", () => {
  expect([999, 1_000, 16_777_215n].map(formatCount)).toEqual(["999", "1,000", "16,777,215"]);
  expect([0, 1, 50, 1_200, 1_250, 10_000].map(formatBasisPoints)).toEqual([
    "0%",
    "0.01%",
    "0.5%",
    "12%",
    "12.5%",
    "100%",
  ]);
});

test("yearly rate: two decimals, whatever it is", () => {
  expect([0, 5, 930, 1_284n, 123_456].map(formatYearlyRate)).toEqual([
    "0.00%",
    "0.05%",
    "9.30%",
    "12.84%",
    "1234.56%",
  ]);
});
