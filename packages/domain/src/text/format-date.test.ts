import { expect, test } from "vitest";
import {
  formatCalendarDate,
  formatLongDate,
  formatMoment,
  formatShortDate,
} from "./format-date.ts";

// 23:30 UTC is already the next day in Singapore: both sides must show the same, in UTC.
const late = new Date("2024-01-05T23:30:00Z");

test("date format: is the specification's, in UTC §9.22", () => {
  expect(formatShortDate(late)).toBe("Jan 5, 2024");
  expect(formatLongDate(late)).toBe("January 5, 2024");
  expect(formatMoment(late)).toBe("Jan 5, 2024, 23:30");
  expect(formatMoment(new Date("2024-01-05T00:07:00Z"))).toBe("Jan 5, 2024, 00:07");
});

test("date format: a typed day is written as dates are, and anything else as typed", () => {
  expect(formatCalendarDate("2024-01-05")).toBe("Jan 5, 2024");
  for (const typed of ["2024-02-30", "soon", ""]) expect(formatCalendarDate(typed)).toBe(typed);
});
