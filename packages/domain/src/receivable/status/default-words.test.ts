import { expect, test } from "vitest";
import { defaultWords } from "./default-words.ts";

test.each([
  [0, 0, "0"],
  [2, 2, "2"],
  [1, 0, "1, repaid since"],
  [3, 2, "3, 1 of them repaid since"],
])("defaults: %i, of which %i still are, read %s", (defaulted, inDefault, words) => {
  expect(defaultWords({ defaulted, inDefault })).toBe(words);
});
