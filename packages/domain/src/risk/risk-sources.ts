import type { RiskFactorName } from "./risk-grade.ts";

/** Where the score of each factor comes from. */
export const riskSources: Readonly<Record<RiskFactorName, string>> = {
  tier: "Our review of the seller",
  acknowledgement: "Signatures on the chain",
  "seller-record": "Earlier receivables of the seller on the chain",
  "debtor-record": "Earlier receivables of the same customer on the chain",
  tenor: "Terms on the chain",
  concentration: "What the seller owes on the chain, by customer",
  vouching: "Purchases on the chain by approved investors",
};
