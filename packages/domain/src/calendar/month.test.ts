import { expect, test } from "vitest";
import { addMonths, monthOf, parseMonth, weeksOf, writeMonth } from "./month.ts";

test("month: is read from an address in one spelling only", () => {
  expect(parseMonth("2026-12")).toEqual({ year: 2026, month: 12 });
  for (const text of ["", "2026-13", "2026-00", "2026-1", "1999-12", "2026-12-01", " 2026-12"])
    expect(parseMonth(text)).toBeNull();
  expect(writeMonth({ year: 2027, month: 3 })).toBe("2027-03");
});

test("month: the next one of December is January", () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
  expect(monthOf(new Date("2026-12-31T23:59:59Z"))).toEqual({ year: 2026, month: 12 });
});

test("month: its weeks begin on Monday and have each day once", () => {
  // A Tuesday, and 28 days that end on a Sunday.
  const december = weeksOf({ year: 2026, month: 12 });
  expect(december[0]).toEqual([null, 1, 2, 3, 4, 5, 6]);
  expect(december.at(-1)).toEqual([28, 29, 30, 31, null, null, null]);
  const february = weeksOf({ year: 2027, month: 2 });
  expect(february).toHaveLength(4);
  expect(february.flat()).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
  expect(weeksOf({ year: 2028, month: 2 }).flat()).toContain(29);
});
