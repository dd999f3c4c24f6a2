import { expect, test } from "vitest";
import { audiencesOf, isWithinTierLimit, tierRoom } from "./tier-limits.ts";

const million = 1_000_000n;

test.each([
  [3, 0n, 10_000n * million, true],
  [3, 0n, 10_000n * million + 1n, false],
  [3, 4_000n * million, 6_000n * million, true],
  [3, 4_000n * million + 1n, 6_000n * million, false],
  [2, 40_000n * million, 60_000n * million, true],
  [2, 40_000n * million, 60_000n * million + 1n, false],
  [1, 10n ** 15n, 10n ** 15n, true],
] as const)("tier %d: with %d owed, %d more fits: %s", (tier, used, repayment, fits) => {
  expect(isWithinTierLimit(tier, { used, repayment, decimals: 6 })).toBe(fits);
});

test("tier limit: is in base units of the token", () => {
  expect(isWithinTierLimit(3, { used: 0n, repayment: 1_000_000n, decimals: 2 })).toBe(true);
  expect(isWithinTierLimit(3, { used: 0n, repayment: 1_000_001n, decimals: 2 })).toBe(false);
});

test.each([
  [3, 8_000n * million, 6, 2_000n * million],
  [3, 10_001n * million, 6, 0n],
  [2, 1n, 2, 9_999_999n],
  [2, 0n, 18, 10n ** 23n],
  [1, 10n ** 15n, 6, null],
] as const)("tier %d: with %d owed, in %d decimals, %d is left", (tier, total, decimals, left) => {
  expect(tierRoom({ tier, owed: { total } }, decimals)).toBe(left);
});

test("tier: offers its own audience and narrower ones", () => {
  expect(audiencesOf(1)).toEqual(["eligible", "link", "invited"]);
  expect(audiencesOf(2)).toEqual(["link", "invited"]);
  expect(audiencesOf(3)).toEqual(["invited"]);
});
