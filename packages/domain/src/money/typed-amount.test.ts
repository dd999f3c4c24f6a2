import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalsOf } from "./currency-decimals.ts";
import { toDecimalText, toTypedText } from "./decimal-amount.ts";
import { formatAmount } from "./format-amount.ts";
import { parseTypedAmount } from "./typed-amount.ts";

test.each([
  ["24000", 2, 24_000_00n],
  ["24,000.50", 6, 24_000_500_000n],
  ["24.000,50", 2, 24_000_50n],
  ["24,5", 2, 24_50n],
  ["24.5", 2, 24_50n],
  ["24,50", 6, 24_500_000n],
  ["24,", 2, 24_00n],
  ["1.", 2, 1_00n],
  ["007", 2, 7_00n],
  [" 0.000001 ", 6, 1n],
  // Groups of three, and of India.
  ["1.000.000", 0, 1_000_000n],
  ["1,000,000", 2, 1_000_000_00n],
  ["1,000,000.5", 2, 1_000_000_50n],
  ["1,00,000", 2, 100_000_00n],
  ["12,34,567.89", 2, 1_234_567_89n],
  ["24 000", 0, 24_000n],
  ["24\u00a0000,50", 2, 24_000_50n],
  ["24\u202f000", 2, 24_000_00n],
  ["24’000.50", 2, 24_000_50n],
  ["1'000'000", 2, 1_000_000_00n],
  // Three digits that can be decimals only.
  ["0.500", 6, 500_000n],
  ["0,005", 3, 5n],
  ["1234.567", 6, 1_234_567_000n],
  ["1,234.567", 6, 1_234_567_000n],
  ["24 000.125", 3, 24_000_125n],
  ["24.0050", 6, 24_005_000n],
])("typed amount: %j at %d decimals is %d base units", (text, decimals, amount) => {
  expect(parseTypedAmount(text, decimals)).toEqual({ ok: true, amount });
});

test.each([
  ["24.000", "USD", 24_000_00n, 24_00n],
  ["24,000", "USD", 24_000_00n, 24_00n],
  ["24.000", "IDR", 24_000_00n, 24_00n],
  ["1.500", "EUR", 1_500_00n, 1_50n],
  ["999.990", "EUR", 999_990_00n, 999_99n],
  // Its last digit can be no cent.
  ["24.567", "USD", 24_567_00n, undefined],
  ["24.005", "KWD", 24_005_000n, 24_005n],
  ["24.000", "KWD", 24_000_000n, 24_000n],
  ["24.000", "VND", 24_000n, undefined],
  ["24,000", "JPY", 24_000n, undefined],
])("typed amount: %s %s is asked about", (text, currency, whole, fractional) => {
  const readings = fractional === undefined ? [whole] : [whole, fractional];
  expect(parseTypedAmount(text, decimalsOf(currency))).toEqual({
    ok: false,
    problem: "ambiguous",
    readings,
  });
});

test.each([
  ["", 6, "empty"],
  ["  ", 6, "empty"],
  ["24,00,00", 6, "not-a-number"],
  ["1,000.000.000", 6, "not-a-number"],
  ["24,000 000", 6, "not-a-number"],
  ["24.000,50.1", 6, "not-a-number"],
  ["2400,000.5", 6, "not-a-number"],
  ["24  000", 6, "not-a-number"],
  ["1.0 0", 6, "not-a-number"],
  ["-1", 6, "not-a-number"],
  ["1e3", 6, "not-a-number"],
  ["0x10", 6, "not-a-number"],
  ["１２", 6, "not-a-number"],
  [".5", 6, "not-a-number"],
  ["Rp 24000", 6, "not-a-number"],
  ["1.0000001", 6, "too-many-decimals"],
  ["24.0000000", 6, "too-many-decimals"],
  ["24.0000", 2, "too-many-decimals"],
  ["24000.000", 2, "too-many-decimals"],
  ["0.500", 2, "too-many-decimals"],
  ["1,000,000.000", 2, "too-many-decimals"],
  ["24.0", 0, "too-many-decimals"],
  ["24,50", 0, "too-many-decimals"],
  ["1000000000000000", 6, "too-large"],
])("typed amount: rejects %j at %d decimals as %s", (text, decimals, problem) => {
  expect(parseTypedAmount(text, decimals)).toEqual({ ok: false, problem });
});

const amounts = fc.bigInt(0n, 2n ** 48n);
const anyDecimals = fc.constantFrom(0, 2, 3, 6);

test("typed amount: what we fill into a field reads back as the same base units", () => {
  const thousandths = fc.bigInt(0n, 999_999n).map((amount) => amount * 1_000n);
  fc.assert(
    fc.property(fc.oneof(amounts, thousandths), anyDecimals, (amount, decimals) => {
      const text = toTypedText(amount, decimals);
      expect(parseTypedAmount(text, decimals)).toEqual({ ok: true, amount });
    }),
  );
});

test("typed amount: what we print is never read as another amount, at most asked about", () => {
  const printers = fc.constantFrom(
    (amount: bigint, decimals: number) => formatAmount(amount, { symbol: "", decimals }).trim(),
    toDecimalText,
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom(2, 3, 6), printers, (amount, decimals, print) => {
      const typed = parseTypedAmount(print(amount, decimals), decimals);
      if (typed.ok) expect(typed.amount).toBe(amount);
      else expect(typed).toMatchObject({ problem: "ambiguous" });
    }),
  );
});

test.each([
  [24_000_00n, 2, "24,000.00"],
  [24_000_000_000n, 6, "24,000.00"],
  [24_000n, 0, "24000"],
  [24_005_000n, 6, "24.0050"],
  [24_005n, 3, "024.005"],
  [5n, 3, "0.005"],
])("typed text: %d base units at %d decimals are filled in as %s", (amount, decimals, text) => {
  expect(toTypedText(amount, decimals)).toBe(text);
});
