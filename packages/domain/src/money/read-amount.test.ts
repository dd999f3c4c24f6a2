import { expect, test } from "vitest";
import { formatReadAmount, readAmount, readAmountIn } from "./read-amount.ts";

test.each([
  ["21600", "21,600.00 USDC"],
  ["24.000,5", "24,000.50 USDC"],
  ["24.000", "24.000 USDC"],
  ["0.1234567", "0.1234567 USDC"],
  ["about 20", "about 20 USDC"],
  ["", ""],
])("the typed amount %j reads %j", (typed, text) => {
  expect(formatReadAmount(readAmount(typed, { symbol: "USDC", decimals: 6 }))).toBe(text);
});

test.each([
  ["1500000", "1,500,000 JPY"],
  ["1.5", "1.5 JPY"],
])("yen have no decimals: %s reads %s", (typed, text) => {
  expect(formatReadAmount(readAmountIn("JPY", typed))).toBe(text);
});
