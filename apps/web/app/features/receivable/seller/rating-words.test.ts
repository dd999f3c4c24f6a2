import { expect, test } from "vitest";
import { ownRatingWords, ratingWords, unratedWords } from "./rating-words.ts";

test("ratings in words: how many investors rated, and nothing while nobody has", () => {
  expect(ratingWords({ count: 1_204, average: 4.3 })).toBe(
    "4.3 out of 5, from 1,204 investors who were repaid",
  );
  expect(ratingWords({ count: 1, average: 5 })).toBe("5 out of 5, from 1 investor who was repaid");
  expect(ratingWords({ count: 0, average: null })).toBeNull();
  expect(ownRatingWords({ count: 4, average: 4.6 })).toBe(
    "4 investors you've repaid rate you 4.6 out of 5",
  );
  expect(ownRatingWords({ count: 1, average: 5 })).toBe(
    "1 investor you've repaid rates you 5 out of 5",
  );
});

test("ratings in words: whoever isn't repaid can't rate yet, which the average doesn't show", () => {
  const rest = { inGrace: 0, defaultPending: 0, disputed: 1 };
  expect(unratedWords({ ...rest, pastDue: 2, inDefault: 2 })).toBe(
    "Holders of 4 unpaid receivables can't rate yet",
  );
  expect(unratedWords({ ...rest, pastDue: 1, inDefault: 0 })).toBe(
    "Holders of 1 unpaid receivable can't rate yet",
  );
  expect(unratedWords({ ...rest, pastDue: 0, inDefault: 0 })).toBeNull();
});
