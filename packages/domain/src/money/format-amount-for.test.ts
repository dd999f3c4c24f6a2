import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmountFor, roundFor, sumFor } from "./format-amount-for.ts";

const usdc = { symbol: "USDC", decimals: 6 };

test.each([
  [0n, 6, "0.00 T"],
  [1n, 6, "0.01 T"],
  [320_000n, 6, "0.32 T"],
  [320_001n, 6, "0.33 T"],
  [7n, 1, "0.70 T"],
])("amount for its payer: %i base units with %i decimals are %s", (amount, decimals, text) => {
  expect(formatAmountFor("payer", amount, { symbol: "T", decimals })).toBe(text);
});

test.each([
  [0n, 6, "0.00 T"],
  [9_999n, 6, "0.009999 T"],
  [10_001n, 6, "0.01 T"],
  [329_999n, 6, "0.32 T"],
  [7n, 1, "0.70 T"],
])("amount for its payee: %i base units with %i decimals are %s", (amount, decimals, text) => {
  expect(formatAmountFor("payee", amount, { symbol: "T", decimals })).toBe(text);
});

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });

test("amounts for two sides: no payer pays more and no payee gets less than shown, by less than a hundredth", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const over = roundFor("payer", amount, usdc) - amount;
      const under = amount - roundFor("payee", amount, usdc);
      expect(over >= 0n && over < 10_000n).toBe(true);
      expect(under >= 0n && under < 10_000n).toBe(true);
    }),
  );
});

test("amounts for two sides: what is rounded once stays as it is", () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom("payer", "payee"), (amount, side) => {
      const once = roundFor(side, amount, usdc);
      expect(roundFor(side, once, usdc)).toBe(once);
    }),
  );
});

test("sum of amounts: it is the sum of what is shown of each", () => {
  const parts = [5_741_935_980n, 10_354_138_875n, 7_612_192_500n];
  expect(sumFor("payee", parts, usdc)).toBe(23_708_250_000n);
  expect(sumFor("payer", parts, usdc)).toBe(23_708_280_000n);
});
