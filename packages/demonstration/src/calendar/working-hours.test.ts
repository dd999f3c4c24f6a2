import { expect, test } from "vitest";
import { workBefore } from "./working-hours.ts";

// A Monday.
const monday = Date.parse("2026-11-23T20:20:00Z") / 1000;
const names = Array.from({ length: 40 }, (_, at) => `something ${at}`);

test("demonstration hours: everything is done on a weekday, within the office's hours, before its limit", () => {
  for (const [at, name] of names.entries()) {
    const limit = monday - at * 40_000;
    const done = workBefore(limit, name);
    expect(done).toBeLessThan(limit);
    expect(limit - done).toBeLessThanOrEqual(3 * 86_400);
    const moment = new Date(done * 1000);
    expect([0, 6], moment.toISOString()).not.toContain(moment.getUTCDay());
    const hours = moment.getUTCHours() + moment.getUTCMinutes() / 60;
    expect(hours).toBeGreaterThanOrEqual(1);
    expect(hours).toBeLessThan(9.5);
  }
});

test("demonstration hours: forty things have at least 36 minutes of the day, and each always its own", () => {
  const minutes = names.map((name) => Math.floor(workBefore(monday, name) / 60));
  expect(new Set(minutes).size).toBeGreaterThanOrEqual(36);
  expect(minutes).toEqual(names.map((name) => Math.floor(workBefore(monday, name) / 60)));
});
