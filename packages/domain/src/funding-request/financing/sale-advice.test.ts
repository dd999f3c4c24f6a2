import { expect, test } from "vitest";
import { adviseAfterFailure, type FailedSaleFacts } from "./sale-advice.ts";

const facts: FailedSaleFacts = {
  soldUnits: 600n,
  minUnits: 700n,
  totalUnits: 1_000n,
  days: 14,
  hasReturn: true,
  audience: "link",
  tier: 2,
};

test.each<[string, Partial<FailedSaleFacts>, string[]]>([
  ["nearly enough sold", {}, ["lower-minimum"]],
  ["less than half sold", { soldUnits: 499n }, ["lower-minimum", "ask-less"]],
  ["exactly half sold", { soldUnits: 500n }, ["lower-minimum"]],
  ["nothing sold", { soldUnits: 0n }, ["tell-people"]],
  ["a short sale", { days: 13 }, ["lower-minimum", "more-time"]],
  ["no return", { hasReturn: false }, ["lower-minimum", "offer-return"]],
  ["a narrower audience than the tier's", { tier: 1 }, ["lower-minimum", "widen-audience"]],
  ["tier 3, which has one audience", { tier: 3, audience: "invited" }, ["lower-minimum"]],
  ["an unknown audience", { tier: 1, audience: null }, ["lower-minimum"]],
])("sale advice: after %s", (_case, change, advice) => {
  expect(adviseAfterFailure({ ...facts, ...change })).toEqual(advice);
});
