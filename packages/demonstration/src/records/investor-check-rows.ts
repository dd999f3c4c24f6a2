import type { HistoryInvestorCheck } from "../storage/store-investor-checks.ts";

/** What a reviewer writes of someone about whom nothing was found. */
const identityCheck = {
  subject: "identity",
  comment: "Name and number match the identity document. Seen in a video call.",
} as const;

export const sanctionsCheck = {
  subject: "sanctions",
  comment: "UN, EU, UK and OFAC lists and the PEP register searched by name. No match.",
} as const;

export const countryCheck = (country: string) =>
  ({
    subject: "country",
    comment: `Resident in ${country}, which we serve. Invests as an individual.`,
  }) as const;

/** All three, in the minutes before the approval. */
export function checksBefore(approvedAt: Date, country: string): readonly HistoryInvestorCheck[] {
  const before = (seconds: number) => new Date(approvedAt.getTime() - seconds * 1000);
  return [
    { ...identityCheck, at: before(194) },
    { ...sanctionsCheck, at: before(107) },
    { ...countryCheck(country), at: before(41) },
  ];
}
