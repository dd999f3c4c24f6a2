/** A concern blocks nothing by itself: an admin decides. */
export const checkOutcomes = ["clear", "concern"] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

interface Recorded<Subject extends string> {
  readonly subject: Subject;
  readonly outcome: CheckOutcome;
}

/** The check of a subject that is in force: the newest. `checks` are oldest first. */
export const currentCheck = <Subject extends string, Check extends Recorded<Subject>>(
  checks: readonly Check[],
  subject: Subject,
): Check | undefined => checks.findLast((check) => check.subject === subject);

export interface OpenChecks<Subject extends string> {
  readonly unrecorded: readonly Subject[];
  readonly concerns: readonly Subject[];
}

/** The subjects that aren't recorded or have a concern; an approval without them has to say so. */
export function openChecksOf<Subject extends string>(
  subjects: readonly Subject[],
  checks: readonly Recorded<Subject>[],
): OpenChecks<Subject> {
  const outcomeOf = (subject: Subject) => currentCheck(checks, subject)?.outcome;
  return {
    unrecorded: subjects.filter((subject) => outcomeOf(subject) === undefined),
    concerns: subjects.filter((subject) => outcomeOf(subject) === "concern"),
  };
}
