import { expect, test } from "vitest";
import { checksOfBusinesses, checksOfInvestors } from "./check-kinds.ts";
import { approvedWithout, openWords } from "./check-words.ts";

test.each([
  [["identity", "sanctions", "country"], [], "No checks recorded yet."],
  [["sanctions"], [], "Not checked yet: sanctions and PEP lists."],
  [
    ["country"],
    ["identity"],
    "Not checked yet: country and investor type. Concern recorded: identity.",
  ],
  [[], [], ""],
] as const)("checks: what is open, %j and %j, in words", (unrecorded, concerns, words) => {
  expect(openWords(checksOfInvestors, { unrecorded, concerns })).toBe(words);
});

test.each([
  [2, 0, "2 checks not recorded"],
  [1, 0, "1 check not recorded"],
  [0, 1, "a concern in 1 check"],
  [1, 2, "1 check not recorded and a concern in 2"],
  [0, 0, ""],
])("checks: without %d and with %d concerns, in words", (unrecorded, concerns, words) => {
  expect(approvedWithout(unrecorded, concerns)).toBe(words);
});

test("checks: what is open of a business, in words", () => {
  const open = { unrecorded: ["authority", "screening"], concerns: ["register"] } as const;
  expect(openWords(checksOfBusinesses, open)).toBe(
    "Not checked yet: who acts for it, sanctions lists. Concern recorded: company register.",
  );
});
