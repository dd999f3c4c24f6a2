/**
 * What a reviewer checks of an investor: who they are, that no sanctions list and no list of politically
 * exposed persons (PEP) has them, and that we serve their country and type of investor.
 */
export const investorChecks = ["identity", "sanctions", "country"] as const;
export type InvestorCheckSubject = (typeof investorChecks)[number];

/** A concern stops nobody by itself: an admin decides. */
export const checkOutcomes = ["clear", "concern"] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

interface Recorded {
  readonly subject: InvestorCheckSubject;
  readonly outcome: CheckOutcome;
}

/** The check of a subject that is in force: the newest. `checks` are oldest first. */
export const currentCheck = <Check extends Recorded>(
  checks: readonly Check[],
  subject: InvestorCheckSubject,
): Check | undefined => checks.findLast((check) => check.subject === subject);

/** The checks in force: the newest of each subject that has one. */
export const currentChecks = <Check extends Recorded>(checks: readonly Check[]): Check[] =>
  investorChecks.flatMap((subject) => currentCheck(checks, subject) ?? []);

export interface OpenChecks {
  readonly unrecorded: readonly InvestorCheckSubject[];
  readonly concerns: readonly InvestorCheckSubject[];
}

/** What isn't recorded or has a concern; an approval without them has to say so. */
export function openChecks(checks: readonly Recorded[]): OpenChecks {
  const outcomeOf = (subject: InvestorCheckSubject) => currentCheck(checks, subject)?.outcome;
  return {
    unrecorded: investorChecks.filter((subject) => outcomeOf(subject) === undefined),
    concerns: investorChecks.filter((subject) => outcomeOf(subject) === "concern"),
  };
}
