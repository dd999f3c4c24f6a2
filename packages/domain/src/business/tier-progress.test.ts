import { expect, test } from "vitest";
import { tierProgress } from "./tier-progress.ts";

const record = (onTime: number, late = 0, defaulted = 0) => ({ onTime, late, defaulted });

test.each([
  [3, record(0), { next: 2, done: 0, needed: 3, isHeldBack: false, isEarned: false }],
  [3, record(2), { next: 2, done: 2, needed: 3, isHeldBack: false, isEarned: false }],
  [3, record(3), { next: 2, done: 3, needed: 3, isHeldBack: false, isEarned: true }],
  [3, record(4, 1), { next: 2, done: 3, needed: 3, isHeldBack: true, isEarned: false }],
  [3, record(4, 0, 1), { next: 2, done: 3, needed: 3, isHeldBack: true, isEarned: false }],
  [2, record(7), { next: 1, done: 7, needed: 8, isHeldBack: false, isEarned: false }],
  [2, record(8), { next: 1, done: 8, needed: 8, isHeldBack: false, isEarned: true }],
] as const)("tier progress: tier %d with %o", (tier, its, progress) => {
  expect(tierProgress(tier, its)).toEqual(progress);
});

test("tier progress: there is nothing above tier 1", () => {
  expect(tierProgress(1, record(99))).toBeNull();
});
