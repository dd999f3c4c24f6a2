import { assessRisk, type RiskFacts } from "@tenora/domain/risk/risk-grade";
import { expect, test } from "vitest";
import { riskReasons } from "./risk-reasons.server.ts";

const facts: RiskFacts = {
  ...{ tier: 2, level: "attested", tenorDays: 60, concentrationBps: 6_250, backers: 3 },
  seller: { ended: 4, onTime: 3, defaulted: 0 },
  debtor: { ended: 7, onTime: 5, defaulted: 1 },
};
const reasons = (changes: Partial<RiskFacts> = {}, listing: object = {}) => {
  const risk = assessRisk({ ...facts, ...changes });
  return riskReasons({
    ...{ risk, kind: "factoring", gate: { address: "0x1", type: "eligible" } },
    ...listing,
  } as Parameters<typeof riskReasons>[0]);
};

test("risk reasons: each score has its own, and the customer's counts aren't among them", () => {
  expect(reasons()).toEqual({
    tier: "The seller was in tier 2; tier 1 scores highest.",
    acknowledgement: "We had checked it; the customer hadn’t confirmed it.",
    "seller-record": "3 of 4 that came due were repaid on time.",
    "debtor-record": "Approved investors who may know the customer see how they paid before.",
    tenor: "31 to 60 days to the due date.",
    concentration:
      "62% of what the seller owed here with this receivable was on the same customer.",
    vouching: "3 approved investors had bought from this seller before.",
  });
  expect(JSON.stringify(reasons())).not.toMatch(/5 of 7|in default/);
});

test.each<[Partial<RiskFacts>, string]>([
  [{ tier: 3 }, "The seller was in tier 3; tier 1 scores highest."],
  [{ level: "debtor-confirmed" }, "The customer had confirmed it."],
  [{ level: "declared" }, "Only the seller says that it will be repaid."],
  [{ tenorDays: 181 }, "More than 180 days to the due date."],
  [{ tenorDays: 20 }, "30 days or fewer to the due date."],
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
