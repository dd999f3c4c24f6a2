import {
  type CheckOutcome,
  type InvestorCheckSubject,
  investorChecks,
  type OpenChecks,
} from "@tenora/domain/investor/investor-check";

/** The id of the heading of an investor's checks. */
export const checksHeading = "investor-checks";

export const checkTitles: Readonly<Record<InvestorCheckSubject, string>> = {
  identity: "Identity",
  sanctions: "Sanctions and PEP lists",
  country: "Country and investor type",
};

export const outcomeLabels: Readonly<Record<CheckOutcome, string>> = {
  clear: "Clear",
  concern: "Concern",
};

/** In a sentence: "PEP" keeps its capitals. */
const named = (subjects: readonly InvestorCheckSubject[]) =>
  subjects
    .map((subject) => checkTitles[subject])
    .map((title) => title.charAt(0).toLowerCase() + title.slice(1))
    .join(", ");

/** "Not checked yet: sanctions and PEP lists. Concern recorded: identity."; empty when all is clear. */
export function openWords({ unrecorded, concerns }: OpenChecks): string {
  const missing =
    unrecorded.length === investorChecks.length
      ? "No checks recorded yet."
      : unrecorded.length > 0 && `Not checked yet: ${named(unrecorded)}.`;
  const found = concerns.length > 0 && `Concern recorded: ${named(concerns)}.`;
  return [missing, found].filter(Boolean).join(" ");
}

/** What the button of an approval adds, so that nobody presses it for an ordinary one. */
export function withoutWords({ unrecorded, concerns }: OpenChecks): string {
  if (unrecorded.length > 0) return " without checks";
  return concerns.length > 0 ? " despite a concern" : "";
}

/** "2 checks not recorded and a concern in 1"; empty for none. */
export function approvedWithout(unrecorded: number, concerns: number): string {
  const missing = unrecorded > 0 && `${countOf(unrecorded)} not recorded`;
  const found = concerns > 0 && `a concern in ${unrecorded > 0 ? concerns : countOf(concerns)}`;
  return [missing, found].filter(Boolean).join(" and ");
}

const countOf = (count: number) => (count === 1 ? "1 check" : `${count} checks`);
