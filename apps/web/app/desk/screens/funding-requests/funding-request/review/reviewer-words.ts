import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import {
  type CheckSubject,
  requiredChecks,
} from "@tenora/domain/funding-request/review/request-check";
import { needsColleague, ownChecks } from "@tenora/domain/funding-request/review/second-reviewer";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { reviewerOf } from "~/desk/features/reviewer";
import { checkLabels } from "../checks/checklist.ts";

type Reviewed = Pick<RequestForReview, "checks" | "needsSecondReviewer" | "secondReviewerFrom"> & {
  readonly request: Pick<RequestForReview["request"], "draft">;
};

const currentOf = (checks: readonly RequestCheck[]) => checks.filter(({ isCurrent }) => isCurrent);
/** The customer's own answer, which no reviewer recorded. */
export const isByCustomer = ({ method }: RequestCheck) => method === "link" || method === "wallet";

/** "Contact verified by you, Nov 3, 2026" for each check of this submission, oldest first. */
export const recordedWords = (checks: readonly RequestCheck[]): string[] =>
  currentOf(checks).map(
    (check) =>
      `${checkLabels[check.subject][1]} by ${whoOf(check)}, ${formatShortDate(new Date(check.at))}`,
  );

function whoOf(check: RequestCheck): string {
  if (isByCustomer(check)) return "the customer";
  return check.isOwn ? "you" : reviewerOf(check.adminEmail);
}

const recordedByYou: Readonly<Record<CheckSubject, string>> = {
  contact: "You recorded the contact check",
  debt: "You recorded the confirmation",
  duplicates: "You compared the similar requests",
  campaign: "You recorded the campaign check",
};

/** Why the reader isn't offered to attest, and who may; null where they may themselves. */
export function colleagueWords(review: Reviewed): string | null {
  if (!needsColleague(review)) return null;
  const subjects = [...new Set(ownChecks(review.checks).map(({ subject }) => subject))];
  const [first, ...more] = subjects;
  const recorded =
    first === undefined || more.length > 0 ? "You recorded several checks" : recordedByYou[first];
  return `${recorded}, so a colleague has to attest.`;
}

/** From which amount a second reviewer has to attest; null where it's of every request, or of none. */
function fromWords({ secondReviewerFrom: from, request: { draft } }: Reviewed): string | null {
  if (from === null || from === 0) return null;
  const what = draft.kind === "community" ? "repayment" : "face value";
  return `From a ${what} of ${formatCount(from)} ${draft.stablecoin}, a second reviewer has to attest.`;
}

/** That a second reviewer attests this request, and why; null where one may do everything. */
export function ruleWords(review: Reviewed): string | null {
  if (!review.needsSecondReviewer) return null;
  return fromWords(review) ?? "A second reviewer has to attest every request.";
}

/** That the reader would have reviewed the request alone, and what would rule that out; otherwise null. */
export function aloneWords(review: Reviewed): string | null {
  const { needsSecondReviewer, checks, request } = review;
  const current = currentOf(checks);
  const isAlone =
    !needsSecondReviewer &&
    requiredChecks(request.draft.kind).every((needed) =>
      current.some(({ subject }) => subject === needed),
    ) &&
    current.every(({ isOwn }) => isOwn);
  if (!isAlone) return null;
  const from = fromWords(review);
  return from === null
    ? "You’d attest alone. Whoever runs this marketplace can require a second person."
    : `You’d attest alone. ${from}`;
}

/**
 * What a reviewer should know before they record a check: it rules them out, and in a small team there may be
 * no other reviewer. Null where it changes nothing.
 */
export function beforeRecordingWords(review: Reviewed): string | null {
  if (!review.needsSecondReviewer || needsColleague(review)) return null;
  const others = currentOf(review.checks).filter((check) => !isByCustomer(check));
  const names = [...new Set(others.map(whoOf))];
  return names.length === 0
    ? "Whoever records this can’t attest the request."
    : `If you record this, neither you nor ${names.join(" or ")} can attest the request.`;
}
