import { assessRisk, type RiskFacts } from "@tenora/domain/risk/risk-grade";
import { expect, test } from "vitest";
import { riskReasons } from "./risk-reasons.server.ts";

const facts: RiskFacts = {
  tier: 2,
  level: "attested",
  tenorDays: 60,
  concentrationBps: 6_250,
  backers: 3,
  seller: { ended: 4, onTime: 3, defaulted: 0 },
  debtor: { ended: 7, onTime: 5, defaulted: 1 },
};
const reasons = (changes: Partial<RiskFacts> = {}, listing: object = {}) => {
  const risk = assessRisk({ ...facts, ...changes });
  return riskReasons({
    risk,
    kind: "factoring",
    gate: { address: "0x1", type: "eligible" },
    ...listing,
  } as Parameters<typeof riskReasons>[0]);
};

test("risk reasons: each score has its own, and the customer's counts aren't among them", () => {
  expect(reasons()).toEqual({
    tier: "The seller was in tier 2; tier 1 scores highest.",
    acknowledgement:
      "We had checked it and how the customer confirmed it; they hadn’t signed with their own wallet.",
    "seller-record": "3 of 4 that had come due were repaid on time.",
    "debtor-record": "Approved investors who may know the customer see how they paid before.",
    tenor: "When we graded it, 31 to 60 days were left to the due date.",
    concentration:
      "Of everything this seller had on sale or unpaid here, this receivable included, 62% was to be paid by this customer.",
    vouching: "3 approved investors had bought from this seller before.",
  });
  expect(JSON.stringify(reasons())).not.toMatch(/5 of 7|default/);
});

test.each<[Partial<RiskFacts>, string]>([
  [{ tier: 3 }, "The seller was in tier 3; tier 1 scores highest."],
  [{ level: "debtor-confirmed" }, "The customer had confirmed it."],
  [{ level: "declared" }, "Only the seller said that it would be repaid."],
  [{ tenorDays: 181 }, "When we graded it, more than 180 days were left to the due date."],
  [{ tenorDays: 20 }, "When we graded it, 30 days or fewer were left to the due date."],
  [
    { concentrationBps: 99 },
    "Of everything this seller had on sale or unpaid here, this receivable included, less than 1% was to be paid by this customer.",
  ],
  [
    { seller: { ended: 0, onTime: 0, defaulted: 0 } },
    "Nothing had come due yet, so the record counted as unknown.",
  ],
  [
    { seller: { ended: 3, onTime: 1, defaulted: 1 } },
    "1 of 3 that had come due was repaid on time; 1 had defaulted, so the score is 0.",
  ],
  [{ backers: 0 }, "No approved investor had bought from this seller before."],
  [{ backers: 1 }, "1 approved investor had bought from this seller before."],
  [{ backers: 40 }, "10 or more approved investors had bought from this seller before."],
])("risk reasons: %o is told", (changes, words) => {
  expect(Object.values(reasons(changes))).toContain(words);
});

test("risk reasons: a campaign has no customer, and a private sale tells nobody how theirs paid", () => {
  expect(reasons({ debtor: null }, { kind: "community" })).toMatchObject({
    "debtor-record": "It has no customer, so this scores 0.",
    concentration: "It has no customer, so the whole risk is the seller.",
  });
  expect(reasons({}, { gate: { type: "invite" } })["debtor-record"]).toBe(
    "How the customer paid before isn’t shown in a private sale.",
  );
});

test("risk reasons: a grade from before has none for the seller's record, and no grade has none", () => {
  const { sellerRecord, ...earlier } = assessRisk(facts);
  expect(sellerRecord).toEqual(facts.seller);
  expect(reasons({}, { risk: earlier })).not.toHaveProperty("seller-record");
  expect(reasons({}, { risk: null })).toEqual({});
});
