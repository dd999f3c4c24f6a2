/** From which face value, in whole stablecoins, a request needs a second reviewer unless the operator says otherwise. */
export const usualSecondReviewerFrom = 25_000;

/** A recorded check, as the current admin sees it. */
interface Check {
  /** It is of the submission that is being reviewed. */
  readonly isCurrent: boolean;
  /** The current admin recorded it. */
  readonly isOwn: boolean;
}

interface Review<Its extends Check> {
  /** With this face value an admin may not attest what they have checked themselves. */
  readonly needsSecondReviewer: boolean;
  readonly checks: readonly Its[];
}

/** What the current admin recorded of the submission that is being reviewed. */
export const ownChecks = <Its extends Check>(checks: readonly Its[]): readonly Its[] =>
  checks.filter(({ isCurrent, isOwn }) => isCurrent && isOwn);

/**
 * Whether the current admin may not attest, since they recorded one of the checks; it stays so when a colleague
 * records the same again. What a customer confirmed themselves is no admin's. The database has the same in
 * `app.require_second_reviewer`.
 */
export const needsColleague = ({ needsSecondReviewer, checks }: Review<Check>): boolean =>
  needsSecondReviewer && ownChecks(checks).length > 0;
