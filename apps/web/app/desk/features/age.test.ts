import { expect, test } from "vitest";
import { age } from "./age.ts";

test.each([
  [0.9, "under an hour"],
  [1, "1 hour"],
  [23.9, "23 hours"],
  [24, "1 day"],
  [47.9, "1 day"],
  [48, "2 days"],
])("age: %d hours are %s", (hours, words) => {
  expect(age(hours * 3_600_000)).toBe(words);
});
