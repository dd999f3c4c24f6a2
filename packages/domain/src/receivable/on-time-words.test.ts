import { expect, test } from "vitest";
import { onTimeWords, repaidShareWords, troubleNowWords } from "./on-time-words.ts";

const fine = { pastDue: 0, inGrace: 0, defaultPending: 0, inDefault: 0, disputed: 0 };
const nothing = { ...fine, due: 0, onTime: 0 };

test.each([
  [nothing, "None due yet", null],
  [{ ...fine, due: 5, onTime: 4 }, "4 of 5 that came due", "4 of 5 repaid on time"],
  [
    { ...fine, due: 1_200, onTime: 1_199 },
    "1,199 of 1,200 that came due",
    "1,199 of 1,200 repaid on time",
  ],
  [
    { ...fine, due: 5, onTime: 4, pastDue: 1 },
    "4 of 5 that came due; 1 late now",
    "4 of 5 repaid on time",
  ],
  [
    { due: 1, onTime: 1, pastDue: 1, inGrace: 1, defaultPending: 0, inDefault: 0, disputed: 1 },
    "1 of 1 repaid or past grace; 1 in grace period, 1 disputed now",
    "1 of 1 repaid on time",
  ],
  // In its grace period nothing counts as due, and yet it is past due.
  [{ ...nothing, pastDue: 1, inGrace: 1 }, "None yet; 1 in grace period now", null],
])("repaid on time: %o is %j, and without a label %j", (record, words, alone) => {
  expect(onTimeWords(record)).toBe(words);
  expect(repaidShareWords(record)).toBe(alone);
});

test.each([
  [undefined, null],
  [null, null],
  [fine, null],
  [
    { pastDue: 7, inGrace: 3, defaultPending: 2, inDefault: 1, disputed: 3 },
    "2 late, 3 in grace period, 2 default pending, 1 in default, 3 disputed now",
  ],
  [{ ...fine, inDefault: 1_000 }, "1,000 in default now"],
])("trouble now: %o is %j", (trouble, words) => {
  expect(troubleNowWords(trouble)).toBe(words);
});
