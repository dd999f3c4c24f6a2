import { expect, test } from "vitest";
import vectors from "../../../../vectors/risk.json" with { type: "json" };
import { assessRisk, type RiskFacts, riskGrades, riskWeights } from "./risk-grade.ts";

test("risk grade: the weights add up to 100", () => {
  expect(Object.values(riskWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test.each(vectors)("risk grade: $case", ({ facts, scores, score, grade }) => {
  const assessed = assessRisk(facts as RiskFacts);
  expect(assessed.factors.map((factor) => factor.score)).toEqual(scores);
  expect(assessed).toMatchObject({ score, grade });
});

const unknown = { ended: 0, onTime: 0, defaulted: 0 };
const base: RiskFacts = {
  tier: 2,
  level: "attested",
  seller: unknown,
  debtor: unknown,
  tenorDays: 60,
  concentrationBps: 5_000,
  backers: 0,
};

test.each<[string, Partial<RiskFacts>]>([
  ["a better tier", { tier: 1 }],
  ["a confirmation by the customer", { level: "debtor-confirmed" }],
  ["a receivable repaid in time", { seller: { ended: 1, onTime: 1, defaulted: 0 } }],
  ["a customer who paid in time", { debtor: { ended: 3, onTime: 3, defaulted: 0 } }],
  ["a shorter tenor", { tenorDays: 30 }],
  ["less concentration", { concentrationBps: 1_000 }],
  ["more backers", { backers: 4 }],
])("risk grade: %s is safer", (_case, change) => {
  const better = assessRisk({ ...base, ...change });
  expect(better.score).toBeGreaterThan(assessRisk(base).score);
});

test("risk grade: a default weighs more than any number of repayments", () => {
  const record = { ended: 50, onTime: 49, defaulted: 1 };
  const { factors } = assessRisk({ ...base, seller: record });
  expect(factors.find(({ name }) => name === "seller-record")?.score).toBe(0);
});

test("risk grade: scores stay between 0 and 100 at every bound", () => {
  for (const concentrationBps of [-1, 0, 10_000, 20_000]) {
    for (const tenorDays of [0, 31, 61, 91, 181, 365]) {
      const { factors, grade } = assessRisk({ ...base, concentrationBps, tenorDays, backers: 99 });
      for (const { score } of factors) expect(score >= 0 && score <= 100).toBe(true);
      expect(riskGrades).toContain(grade);
    }
  }
});
