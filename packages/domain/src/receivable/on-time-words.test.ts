import { expect, test } from "vitest";
import { onTimeWords } from "./on-time-words.ts";

test.each([
  [{ due: 0, onTime: 0 }, "None due yet"],
  [{ due: 5, onTime: 4 }, "4 of 5 that came due"],
  [{ due: 1_200, onTime: 1_199 }, "1,199 of 1,200 that came due"],
])("repaid on time: %o is %j", (record, words) => {
  expect(onTimeWords(record)).toBe(words);
});
