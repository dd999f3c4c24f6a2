import type { Match } from "@tenora/database/funding-request/review/find-similar-requests";
import { expect, test } from "vitest";
import { similarRecord } from "#test/components/desk/funding-request-records.ts";
import { similarityWords } from "./similarity-words.ts";

test.each<[Match[], object, string]>([
  [["due", "name"], {}, "Same customer (name), same due date"],
  [
    ["amount", "domain", "number", "registry"],
    {},
    "Same number, same customer (mail domain, registration number), amount within 1%",
  ],
  [["number"], { sameSeller: true }, "Same number by this business"],
  [["amount", "due", "figures"], {}, "Same issue date, same due date, same amount"],
  [["due", "wallet"], { sameFile: true }, "Same file, same customer (wallet), same due date"],
  [["number"], { sameFingerprint: true }, "The same receivable in another request"],
])("similar request: says why (%#)", (matches, changes, words) => {
  expect(similarityWords(similarRecord({ matches, ...changes }))).toBe(words);
});
