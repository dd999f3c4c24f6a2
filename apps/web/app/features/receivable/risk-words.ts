import type { RiskFactorName, RiskGrade } from "@tenora/domain/risk/risk-grade";
import type { BadgeTone } from "~/ui/badge";

/** What people read for each risk grade. */
export const riskWords: Readonly<Record<RiskGrade, { label: string; tone: BadgeTone }>> = {
  low: { label: "Low", tone: "good" },
  medium: { label: "Medium", tone: "neutral" },
  "medium-high": { label: "Medium-High", tone: "waiting" },
  high: { label: "High", tone: "bad" },
};

export const riskFactorLabels: Readonly<Record<RiskFactorName, string>> = {
  tier: "Tier of the business",
  acknowledgement: "Acknowledgement",
  "seller-record": "Record of the business",
  "debtor-record": "Record of the debtor",
  tenor: "Days to repayment",
  concentration: "Share of this debtor",
  vouching: "Earlier backers",
};
