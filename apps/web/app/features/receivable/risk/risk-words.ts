import type { RiskFactorName, RiskGrade } from "@tenora/domain/risk/risk-grade";
import type { BadgeTone } from "~/ui/badge";

/** What people read for each risk grade. */
export const riskWords: Readonly<Record<RiskGrade, { label: string; tone: BadgeTone }>> = {
  low: { label: "Low", tone: "good" },
  medium: { label: "Medium", tone: "neutral" },
  "medium-high": { label: "Medium-High", tone: "waiting" },
  high: { label: "High", tone: "bad" },
};

/** Its tone; beside a warning about the seller no green, which would read as the answer to it. */
export function riskTone(grade: RiskGrade, hasWarning: boolean): BadgeTone | undefined {
  const { tone } = riskWords[grade];
  return hasWarning && tone === "good" ? undefined : tone;
}

/** "Low risk"; beside a warning about the seller "Low risk at listing", since the grade is older than that. */
export const gradeWords = (grade: RiskGrade | null, hasWarning: boolean): string =>
  grade === null
    ? "Not graded"
    : `${riskWords[grade].label} risk${hasWarning ? " at listing" : ""}`;

/** A score says which way it counts: beside the word "risk" a high one would read as dangerous. */
export const scoreWords = (score: number): string =>
  `Credit score ${score} of 100, higher is safer`;

export const riskFactorLabels: Readonly<Record<RiskFactorName, string>> = {
  tier: "Seller's tier",
  acknowledgement: "Confirmation",
  "seller-record": "Seller's record",
  "debtor-record": "Customer's record",
  tenor: "Days to repayment",
  concentration: "This customer's share",
  vouching: "Returning investors",
};
