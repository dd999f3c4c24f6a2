import { expect, test } from "vitest";
import { summarizeRatings } from "./rating-summary.ts";

const rating = (wallet: string, stars: number, weight: bigint) => ({ wallet, stars, weight });

test("ratings: without any there is neither a number nor an average", () => {
  expect(summarizeRatings([])).toEqual({ count: 0, average: null });
});

test("ratings: each counts by its amount, and a holder of several listings once", () => {
  const ratings = [rating("a", 5, 300n), rating("a", 4, 100n), rating("b", 1, 100n)];
  expect(summarizeRatings(ratings)).toEqual({ count: 2, average: 4 });
});

test("ratings: the average is rounded to the nearest tenth, in whole numbers of any size", () => {
  const huge = 10n ** 40n;
  expect(summarizeRatings([rating("a", 5, huge), rating("b", 4, 2n * huge)]).average).toBe(4.3);
  expect(summarizeRatings([rating("a", 5, 2n), rating("b", 4, 1n)]).average).toBe(4.7);
  expect(summarizeRatings([rating("a", 5, 1n), rating("b", 4, 19n)]).average).toBe(4.1);
  expect(summarizeRatings([rating("a", 5, 1n)]).average).toBe(5);
});
