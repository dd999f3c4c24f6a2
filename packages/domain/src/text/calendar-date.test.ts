import { expect, test } from "vitest";
import {
  addDays,
  daysUntilEnd,
  lastSecondOf,
  parseCalendarDate,
  toCalendarDate,
} from "./calendar-date.ts";

test.each(["2026-02-30", "2026-13-01", "2026-1-1", "", "01/02/2026", "2026-01-01T00:00"])(
  "calendar date: %j is no date",
  (text) => expect(parseCalendarDate(text)).toBeNull(),
);

test("calendar date: ends at 23:59:59 UTC, and a started day counts whole", () => {
  const day = parseCalendarDate("2026-03-01") ?? 0;
  expect(toCalendarDate(day)).toBe("2026-03-01");
  expect(lastSecondOf(day) % 86_400).toBe(86_399);
  expect(daysUntilEnd(day, Date.parse("2026-03-01T23:59:58Z"))).toBe(1);
  expect(daysUntilEnd(day, Date.parse("2026-02-28T23:59:59Z"))).toBe(1);
  expect(daysUntilEnd(day, Date.parse("2026-02-28T23:59:58Z"))).toBe(2);
  expect(daysUntilEnd(day, Date.parse("2026-03-02T00:00:00Z"))).toBe(0);
  expect(toCalendarDate(addDays(day, -1))).toBe("2026-02-28");
});
