import { expect, test } from "vitest";
import { columnShares, isConcentrated, shareWords } from "./book-share.ts";

test.each([
  [0n, 0n, "0%"],
  [0n, 7n, "0%"],
  [7n, 7n, "100%"],
  [1n, 3n, "33.3%"],
  [2n, 3n, "66.7%"],
  [1n, 2_000n, "0.1%"],
  [1n, 2_001n, "under 0.1%"],
  [99_999n, 100_000n, "over 99.9%"],
  [1n, 10n, "10.0%"],
])("share of the book: %d of %d is %s", (amount, total, words) => {
  expect(shareWords(amount, total)).toBe(words);
});

test("share of the book: a quarter is no concentration, and one base unit more is", () => {
  expect(isConcentrated(25n, 100n)).toBe(false);
  expect(isConcentrated(250_001n, 1_000_000n)).toBe(true);
});

test.each([
  // Rounded one by one they make 100.1%: the first is 67.9% then.
  [
    [67_850n, 4_650n, 6_600n, 12_400n, 8_500n],
    ["67.8%", "4.7%", "6.6%", "12.4%", "8.5%"],
  ],
  [
    [1n, 1n, 1n],
    ["33.4%", "33.3%", "33.3%"],
  ],
  [
    [2_000_000n, 0n, 1n],
    ["over 99.9%", "0%", "under 0.1%"],
  ],
  [
    [5n, 0n],
    ["100%", "0%"],
  ],
  [
    [0n, 0n],
    ["0%", "0%"],
  ],
])("shares of a column: the largest of %s takes the rest of rounding", (amounts, words) => {
  expect(columnShares(amounts)).toEqual(words);
});
