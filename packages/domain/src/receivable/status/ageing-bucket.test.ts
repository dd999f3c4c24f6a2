import { expect, test } from "vitest";
import { ageingBucketOf } from "./ageing-bucket.ts";

test.each([
  ["running", 0, "not-due"],
  ["selling", 0, "not-due"],
  ["grace", 5, "grace"],
  // A long grace period is one bucket.
  ["grace", 31, "grace"],
  ["late", 1, "to-30"],
  ["late", 30, "to-30"],
  ["late", 31, "to-60"],
  ["overdue", 60, "to-60"],
  ["overdue", 61, "over-60"],
  ["defaulted", 1, "defaulted"],
  ["open", 0, null],
  ["closing", 0, null],
  ["failed", 0, null],
  ["settled", 0, null],
  ["cancelled", 0, null],
  ["none", 0, null],
] as const)("ageing: %s, %i days past due, is %s", (status, days, bucket) => {
  expect(ageingBucketOf(status, days)).toBe(bucket);
});
