import { expect, test } from "vitest";
import { lagMeter } from "./measure-lag.ts";

const block = (number: bigint, timestamp: bigint) => ({ number, timestamp });

test("lag: none while every block is indexed, however long the last one is ago", () => {
  expect(lagMeter(() => 0)(block(7n, 1_000n), null)).toBe(0);
});

test("lag: the first block after an hour hasn't waited for an hour", () => {
  const latest = block(8n, 4_600n);
  expect(lagMeter(() => 0)(latest, latest)).toBe(0);
});

test("lag: of many blocks, the time from the oldest to the newest, from the first look on", () => {
  expect(lagMeter(() => 0)(block(900n, 87_400n), block(8n, 1_000n))).toBe(86_400);
});

test("lag: a block that no other follows waits by our clock, until it is indexed", () => {
  let time = 0;
  const measure = lagMeter(() => time);
  const latest = block(8n, 4_600n);
  measure(latest, latest);
  time = 31_999;
  expect(measure(latest, latest)).toBe(31);
  const next = block(9n, 4_602n);
  expect(measure(next, next)).toBe(0);
  expect(measure(next, null)).toBe(0);
});
