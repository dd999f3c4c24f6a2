import { expect, test } from "vitest";
import { isConcentrated, shareWords } from "./book-share.ts";

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
