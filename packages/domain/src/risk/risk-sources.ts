import type { RiskFactorName } from "./risk-grade.ts";

/** Where the score of each factor comes from. */
export const riskSources: Readonly<Record<RiskFactorName, string>> = {
  tier: "Our review of the seller",
  acknowledgement: "Who signed that the details are right",
  "seller-record": "The seller's earlier receivables",
  "debtor-record": "The same customer's earlier receivables",
  tenor: "The terms of this receivable",
  concentration: "What the seller has open here, by customer",
  vouching: "Approved investors who bought from this seller before",
};
