import { expect, test } from "vitest";
import { timeline } from "./timeline.ts";

const day = 86_400;
const midnight = Math.floor(1_800_000_000 / day) * day;
/** The start of a demonstration at every third hour of the day, and a second after and before midnight. */
const ends = [1, day - 1, ...Array.from({ length: 8 }, (_, at) => at * 3 * 3_600)].map(
  (after) => midnight + after,
);

test("demonstration timeline: whenever it starts, everything happens in order, on its day and within office hours", () => {
  for (const end of ends) {
    const moments = timeline(end);
    const times = moments.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(moments.map(({ ago }) => ago)).toEqual(
      moments.map(({ ago }) => ago).toSorted((a, b) => b - a),
    );
    for (const { at, ago, name } of moments) {
      expect(Math.floor(at / day), name).toBe(Math.floor((end - Math.round(ago * day)) / day));
      expect(at % day, name).toBeGreaterThanOrEqual(1 * 3_600);
      expect(at % day, name).toBeLessThan(9.5 * 3_600);
    }
    expect(Math.max(...times)).toBeLessThan(end);
  }
});

test("demonstration timeline: what follows in a day has two minutes of its own, and hours vary from day to day", () => {
  const times = timeline(midnight + 40_000).map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThan(120);
  const minutes = times.map((at) => Math.floor((at % day) / 60));
  expect(new Set(minutes).size).toBeGreaterThan(times.length / 2);
});
