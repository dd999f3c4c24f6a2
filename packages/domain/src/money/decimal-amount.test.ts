import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDecimalAmount, toDecimalText } from "./decimal-amount.ts";

test.each([
  ["24,000.50", 6, 24_000_500_000n],
  ["24000", 6, 24_000_000_000n],
  [" 0.000001 ", 6, 1n],
  ["1.", 2, 100n],
  ["007", 2, 700n],
  ["1.230000000", 2, 123n],
])("amount: reads %j at %d decimals", (text, decimals, amount) => {
  expect(parseDecimalAmount(text, decimals)).toEqual({ ok: true, amount });
});

test.each([
  ["", "empty"],
  ["  ", "empty"],
  ["24,5", "not-a-number"],
  ["1,00,000", "not-a-number"],
  ["24 000", "not-a-number"],
  ["-1", "not-a-number"],
  ["1e3", "not-a-number"],
  ["0x10", "not-a-number"],
  ["１２", "not-a-number"],
  [".5", "not-a-number"],
  ["1.0000001", "too-many-decimals"],
  ["1000000000000000", "too-large"],
])("amount: rejects %j as %s", (text, problem) => {
  expect(parseDecimalAmount(text, 6)).toEqual({ ok: false, problem });
});

test("amount: a plain number reads back as the same base units", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 48n), fc.integer({ min: 0, max: 6 }), (amount, decimals) => {
      const read = parseDecimalAmount(toDecimalText(amount, decimals), decimals);
      expect(read).toEqual({ ok: true, amount });
    }),
  );
});
