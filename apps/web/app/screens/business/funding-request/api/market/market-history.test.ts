import { expect, test } from "vitest";
import { marketHistory } from "./market-history.ts";

const at = (day: number) => Date.UTC(2026, 2, day) / 1_000;
const iso = (day: number) => `2026-03-${String(day).padStart(2, "0")}T00:00:00.000Z`;
const never = { fundedAt: null, settledAt: null, defaultedAt: null, cancelledAt: null };

test("request timeline: on the exchange it is funded, defaulted and then paid, in this order", () => {
  expect(marketHistory({ ...never, fundedAt: at(1), defaultedAt: at(5) }, at(9))).toEqual([
    { event: "funded", at: iso(1) },
    { event: "defaulted", at: iso(5) },
    { event: "paid", at: iso(9) },
  ]);
});

test("request timeline: the payment that settles it is told once", () => {
  expect(marketHistory({ ...never, fundedAt: at(1), settledAt: at(9) }, at(9))).toEqual([
    { event: "funded", at: iso(1) },
    { event: "settled", at: iso(9) },
  ]);
  expect(marketHistory({ ...never, cancelledAt: at(3) }, undefined)).toEqual([
    { event: "cancelled", at: iso(3) },
  ]);
});
