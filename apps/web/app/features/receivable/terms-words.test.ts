import { expect, test } from "vitest";
import { daysFrom, timeLeft } from "./terms-words.ts";

const day = 86_400;

test.each([
  [0, "today"],
  [1, "in 1 day"],
  [day, "in 1 day"],
  [day + 1, "in 2 days"],
  [-1, "1 day ago"],
  [-12 * day, "12 days ago"],
])("days: %i seconds from now is %s", (seconds, words) => {
  expect(daysFrom(1_000_000, 1_000_000 + seconds)).toBe(words);
});

test.each([
  [3 * day + 5, "3 days left"],
  [day, "1 day left"],
  [5 * 3_600 + 59, "5 hours left"],
  [90, "1 minute left"],
  [0, "1 minute left"],
  [-1, "Ended"],
])("time left: %i seconds are %s", (seconds, words) => {
  expect(timeLeft(1_000_000, 1_000_000 + seconds)).toBe(words);
});
