import { expect, test } from "vitest";
import { afterWorkingDays, calendarDaysByWeekday, workingDaysWords } from "./review-time.ts";

test.each([
  ["a Monday", "2026-11-23T10:00:00Z", 2, "2026-11-25T10:00:00Z"],
  ["a Thursday", "2026-11-26T10:00:00Z", 2, "2026-11-30T10:00:00Z"],
  ["a Saturday", "2026-11-28T10:00:00Z", 2, "2026-12-01T10:00:00Z"],
  ["a Friday", "2026-11-27T10:00:00Z", 6, "2026-12-07T10:00:00Z"],
])("review time: from %s (%s), %i working days end on %s", (_day, from, days, end) => {
  expect(new Date(afterWorkingDays(Date.parse(from), days)).toISOString()).toBe(
    end.replace("Z", ".000Z"),
  );
});

test.each([
  [1, [1, 1, 1, 1, 1, 3, 2]],
  [2, [2, 2, 2, 2, 4, 4, 3]],
  [0, [0, 0, 0, 0, 0, 0, 0]],
])(
  "review time: %i working days take this long from a Sunday to a Saturday on: %j",
  (days, all) => {
    expect(calendarDaysByWeekday(days)).toEqual(all);
  },
);

test.each([
  [1, "one working day"],
  [2, "two working days"],
  [15, "15 working days"],
])("review time: %i is %s", (days, words) => {
  expect(workingDaysWords(days)).toBe(words);
});
