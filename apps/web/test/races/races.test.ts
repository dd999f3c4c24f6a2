// Two people want the same at once; bench/resilience/r13-races.ts is the long form.
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { raceForLastUnits } from "./last-units.ts";
import { raceOfReviewers } from "./reviewers.ts";

test("races: of two buyers of the last units one gets them, and the other is told in words", async () => {
  const result = await raceForLastUnits(marketplace, 6);
  expect(result).toMatchObject({ won: 6, wrong: [] });
  // Two in a block: the contract's own reason.
  expect(result.told).toMatchObject({
    "Nothing can be bought now: the time ran out, someone else bought the last units, or we dispute the receivable. Look for another receivable.":
      expect.any(Number),
  });
});

test("races: of two reviewers of a request one decides it, and the other is told in words", async () => {
  expect(await raceOfReviewers(marketplace, 5)).toMatchObject({ won: 5, wrong: [] });
});
