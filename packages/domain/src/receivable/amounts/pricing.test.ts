import { expect, test } from "vitest";
import { daysPastDue, outstanding } from "../status/receivable-status.ts";
import { overlapSeconds } from "./late-fee.ts";
import { aprBpsDown, aprBpsUp } from "./pricing.ts";

test("pricing: the rate is null without price, gain or time", () => {
  for (const apr of [aprBpsDown, aprBpsUp]) {
    expect(apr(0n, 1n, 1n)).toBeNull();
    expect(apr(2n, 1n, 1n)).toBeNull();
    expect(apr(1n, 1n, 0n)).toBeNull();
    expect(apr(1n, 1n, 1n)).toBe(0n);
  }
});

test("late fee: counts only seconds inside the late window", () => {
  expect(overlapSeconds(0n, 50n, 100n, 200n)).toBe(0n);
  expect(overlapSeconds(0n, 150n, 100n, 200n)).toBe(50n);
  expect(overlapSeconds(120n, 500n, 100n, 200n)).toBe(80n);
  expect(overlapSeconds(500n, 600n, 100n, 200n)).toBe(0n);
});

test("late fee: counts a started day past due as a whole day", () => {
  expect([100n, 101n, 86_500n, 86_501n].map((now) => daysPastDue(100n, now))).toEqual([
    0n,
    1n,
    1n,
    2n,
  ]);
});

test("waterfall: the outstanding amount is repayment plus fee", () => {
  expect(outstanding(30n, 100n, 10n)).toBe(80n);
  expect(outstanding(105n, 100n, 10n)).toBe(5n);
  expect(outstanding(200n, 100n, 10n)).toBe(0n);
});
