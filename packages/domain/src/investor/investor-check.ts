import { type CheckOutcome, currentCheck, openChecksOf } from "../review/recorded-check.ts";

/**
 * What a reviewer checks of an investor: who they are, that no sanctions list and no list of politically
 * exposed persons (PEP) has them, and that we serve their country and type of investor.
 */
export const investorChecks = ["identity", "sanctions", "country"] as const;
export type InvestorCheckSubject = (typeof investorChecks)[number];

interface Recorded {
  readonly subject: InvestorCheckSubject;
  readonly outcome: CheckOutcome;
}

/** The checks in force: the newest of each subject that has one. */
export const currentChecks = <Check extends Recorded>(checks: readonly Check[]): Check[] =>
  investorChecks.flatMap((subject) => currentCheck(checks, subject) ?? []);

export const openChecks = (checks: readonly Recorded[]) => openChecksOf(investorChecks, checks);
