import { expect, test } from "vitest";
import { defaultWords } from "./default-words.ts";

test.each([
  [0, 0, "0"],
  [2, 0, "2"],
  [0, 1, "1, repaid since"],
  [2, 1, "3, 1 of them repaid since"],
])("defaults: %i that still are and %i repaid read %s", (defaulted, defaultsRepaid, words) => {
  expect(defaultWords({ defaulted, defaultsRepaid })).toBe(words);
});
