import type { Tier } from "../business/business.ts";

/** From the safest to the least safe. */
export const riskGrades = ["low", "medium", "medium-high", "high"] as const;
export type RiskGrade = (typeof riskGrades)[number];

/** How a company's earlier receivables were repaid. */
export interface RepaidBefore {
  /** Repaid, in default, or unpaid after the grace period: what is late now counts as late at once. */
  readonly ended: number;
  /** Repaid within their grace period. */
  readonly onTime: number;
  readonly defaulted: number;
}

/** What a grade depends on. */
export interface RiskFacts {
  readonly tier: Tier;
  readonly level: "declared" | "attested" | "debtor-confirmed";
  readonly seller: RepaidBefore;
  /** The customer's; null for a receivable without one. */
  readonly debtor: RepaidBefore | null;
  /** From listing to maturity. */
  readonly tenorDays: number;
  /** Part of this customer in all that the seller owes with this receivable, basis points. */
  readonly concentrationBps: number;
  /** Distinct eligible backers of the seller's earlier receivables. */
  readonly backers: number;
}

/** The factors and their weights, which add up to 100. */
export const riskWeights = {
  tier: 20,
  acknowledgement: 20,
  "seller-record": 20,
  "debtor-record": 15,
  tenor: 10,
  concentration: 10,
  vouching: 5,
} as const;
export type RiskFactorName = keyof typeof riskWeights;

/** One factor; a score from 0 to 100, where more is safer. */
export interface RiskFactor {
  readonly name: RiskFactorName;
  readonly weight: number;
  readonly score: number;
}

export interface RiskAssessment {
  readonly grade: RiskGrade;
  /** The weighted mean of the scores, rounded down. */
  readonly score: number;
  readonly factors: readonly RiskFactor[];
  /**
   * What the score of the seller's record is from, which is public; absent in grades from before it was stored.
   * The customer's isn't, and never stands here.
   */
  readonly sellerRecord?: RepaidBefore;
}

const tierScores: Record<Tier, number> = { 1: 100, 2: 60, 3: 20 };
const levelScores: Record<RiskFacts["level"], number> = {
  declared: 0,
  attested: 60,
  "debtor-confirmed": 100,
};

/** The lowest score of each grade. */
const thresholds: readonly (readonly [RiskGrade, number])[] = [
  ["low", 75],
  ["medium", 55],
  ["medium-high", 35],
  ["high", 0],
];

/** The grade of a receivable, factor by factor. Integers only, so that everybody gets the same. */
export function assessRisk(facts: RiskFacts): RiskAssessment {
  const scores: Record<RiskFactorName, number> = {
    tier: tierScores[facts.tier],
    acknowledgement: levelScores[facts.level],
    "seller-record": recordScore(facts.seller),
    "debtor-record": facts.debtor === null ? 0 : recordScore(facts.debtor),
    tenor: tenorScore(facts.tenorDays),
    concentration: 100 - Math.floor(Math.min(Math.max(facts.concentrationBps, 0), 10_000) / 100),
    vouching: Math.min(facts.backers, 10) * 10,
  };
  const factors = (Object.keys(riskWeights) as RiskFactorName[]).map((name) => ({
    name,
    weight: riskWeights[name],
    score: scores[name],
  }));
  const score = Math.floor(
    factors.reduce((sum, { weight, score: part }) => sum + weight * part, 0) / 100,
  );
  const [grade] = thresholds.find(([, least]) => score >= least) ?? ["high"];
  return { grade, score, factors, sellerRecord: facts.seller };
}

/** The score of what isn't known yet. */
const unknownRecord = 30;
/** So many ended receivables make a full record. */
const fullRecord = 5;

/** 0 after a default; otherwise from unknown to 100, with the part paid in time of up to five. */
function recordScore({ ended, onTime, defaulted }: RepaidBefore): number {
  if (defaulted > 0) return 0;
  if (ended === 0) return unknownRecord;
  const known = Math.min(ended, fullRecord);
  // What is late counts against the company: all late scores 0 once the record is full.
  const unknown = unknownRecord * (fullRecord - known) * ended;
  return Math.floor((unknown + 100 * known * onTime) / (fullRecord * ended));
}

function tenorScore(days: number): number {
  if (days <= 30) return 100;
  if (days <= 60) return 75;
  if (days <= 90) return 50;
  return days <= 180 ? 25 : 0;
}
