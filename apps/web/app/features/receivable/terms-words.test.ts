import { expect, test } from "vitest";
import { daysByCalendar, daysFrom, timeLeft } from "./terms-words.ts";

const day = 86_400;

/** As every maturity: the last second of its day in UTC. */
const maturity = 100 * day - 1;

test.each([
  [0, "today"],
  [1 - day, "today"],
  [-day, "in 1 day"],
  [1 - 2 * day, "in 1 day"],
  [-12 * day, "in 12 days"],
  [1, "1 day ago"],
  [day, "1 day ago"],
  [day + 1, "2 days ago"],
])("days: %i seconds after a maturity, it is %s", (seconds, words) => {
  expect(daysFrom(maturity + seconds, maturity)).toBe(words);
});

test.each([
  ["2026-09-15T16:00:00Z", "72 days ago"],
  ["2026-11-26T00:00:00Z", "today"],
  ["2026-11-25T23:59:59Z", "1 day ago"],
  ["2026-11-27T00:00:00Z", "in 1 day"],
])("days: on Nov 26, an event of %s is by the calendar %s", (at, words) => {
  const now = Date.parse("2026-11-26T20:00:00Z") / 1_000;
  expect(daysByCalendar(now, Date.parse(at) / 1_000)).toBe(words);
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
