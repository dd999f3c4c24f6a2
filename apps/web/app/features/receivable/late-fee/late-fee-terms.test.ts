import { expect, test } from "vitest";
import { lateFeeTerms } from "./late-fee-terms.ts";

test.each([
  [1_200n, 30n, "12% a year on what is unpaid, for at most 30 days"],
  [950n, 1n, "9.5% a year on what is unpaid, for at most 1 day"],
])("late fee of %s basis points, %s days: %s", (bps, days, words) => {
  expect(lateFeeTerms(bps, days)).toBe(words);
});
