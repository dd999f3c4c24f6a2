import { riskWords } from "../risk/risk-words.ts";
import { statusWords } from "../status-words.ts";
import { levelWords } from "../terms-words.ts";

/** What each choice of the exchange's filters is called; currencies and sellers have names of their own. */
export const filterLabels: Readonly<Record<string, string>> = {
  "le-30": "Up to 30 days",
  "31-60": "31–60 days",
  "61-90": "61–90 days",
  "gt-90": "Over 90 days",
  interest: "Interest",
  reward: "Reward",
  both: "Interest and reward",
  1: "Tier 1",
  2: "Tier 2",
  3: "Tier 3",
  factoring: "Invoice or order",
  community: "Community campaign",
  ...labelsOf(riskWords),
  ...labelsOf(statusWords),
  ...labelsOf(levelWords),
};

function labelsOf(words: Readonly<Record<string, { label: string }>>) {
  return Object.fromEntries(Object.entries(words).map(([value, { label }]) => [value, label]));
}
