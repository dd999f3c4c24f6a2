import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, remindedDueDays, reminderDays, reminderOf } from "./reminder.ts";

const day = 86_400;
const due = 20_000;
const maturity = due * day + day - 1;
const funded = { maturity, fundedAt: (due - 60) * day + 5 };

test.each([
  [-8, -9, null],
  [-7, -8, -7],
  [-6, -8, -7],
  [-6, -7, null],
  [-1, -2, -1],
  [0, -1, 0],
  [1, 0, 1],
  [2, 1, null],
  [7, 6, 7],
])("reminder: %i days from the due date, last looked at %i: %s", (today, after, expected) => {
  expect(reminderOf(funded, { after: due + after, today: due + today })).toBe(expected);
});

test("reminder: on no day is one found of a due date outside the range that is looked through", () => {
  const { first, last } = remindedDueDays(due);
  for (let today = due - 30; today <= due + 30; today += 1) {
    const isInRange = today >= due - (last - due) && today <= due + (due - first);
    expect(reminderOf(funded, { after: due - 40, today }) !== null).toBe(isInRange);
  }
});

test("reminder: a clock that jumps over several sends the latest, and none that is over", () => {
  const jump = (after: number, today: number) =>
    reminderOf(funded, { after: due + after, today: due + today });
  expect(jump(-30, -3)).toBe(-7);
  expect(jump(-30, 0)).toBe(0);
  expect(jump(-30, 3)).toBe(1);
  expect(jump(-30, 13)).toBe(7);
  expect(jump(-30, 14)).toBeNull();
});

test("reminder: none for a day that began before the receivable was funded", () => {
  const late = { maturity, fundedAt: (due - 7) * day + 1 };
  expect(reminderOf(late, { after: due - 8, today: due - 7 })).toBeNull();
  expect(reminderOf(late, { after: due - 7, today: due - 1 })).toBe(-1);
});

test("reminder: along any clock each is found once at most, in order, and never after the next", () => {
  const jumps = fc.array(fc.integer({ min: 0, max: 20 * day }), { maxLength: 30 });
  fc.assert(
    fc.property(jumps, fc.integer({ min: 0, max: 60 * day }), (steps, begin) => {
      let now = funded.fundedAt + begin;
      let after = dayOf(now);
      const found: number[] = [];
      for (const step of steps) {
        now += step;
        const today = dayOf(now);
        const reminder = reminderOf(funded, { after, today });
        if (reminder !== null) {
          found.push(reminder);
          const next = reminderDays.find((days) => days > reminder) ?? 14;
          expect(today - due).toBeGreaterThanOrEqual(reminder);
          expect(today - due).toBeLessThan(next);
        }
        after = today;
      }
      expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
    }),
  );
});
