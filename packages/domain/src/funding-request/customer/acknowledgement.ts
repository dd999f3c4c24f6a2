/** How a link by which a customer is asked to confirm a debt stands. */
export const acknowledgementStates = [
  "open",
  "confirmed",
  "disputed",
  "replaced",
  "closed",
  "expired",
] as const;
export type AcknowledgementState = (typeof acknowledgementStates)[number];

export type CustomerAnswer = "confirmed" | "disputed";

/** How long a customer has to answer, in days; the database has the same. */
export const acknowledgementDays = 14;

/** The longest reason of a dispute, and the longest words by which it is settled, in characters. */
export const maxDisputeWords = 2_000;

/** What a link's state depends on; times in milliseconds since 1970. */
export interface AcknowledgementFacts {
  readonly answer: CustomerAnswer | null;
  /** A newer link ended this one. */
  readonly isReplaced: boolean;
  /** The submission that it asks about is still being reviewed. */
  readonly isInReview: boolean;
  readonly expiresAt: number;
}

/**
 * The state of a link at `now`. What was answered stays so, whatever happens to the request; otherwise
 * only a link that is the newest, of the submission in review and not expired can be answered.
 */
export function acknowledgementState(
  { answer, isReplaced, isInReview, expiresAt }: AcknowledgementFacts,
  now: number,
): AcknowledgementState {
  if (answer !== null) return answer;
  if (isReplaced) return "replaced";
  if (!isInReview) return "closed";
  return now >= expiresAt ? "expired" : "open";
}

/** The state after an answer: the first one that comes in time counts, and repeating it changes nothing. */
export function stateAfter(
  facts: AcknowledgementFacts,
  answer: CustomerAnswer,
  now: number,
): AcknowledgementState {
  const state = acknowledgementState(facts, now);
  return state === "open" ? answer : state;
}

/** A link of a submission, as a reviewer decides about the next one. */
export interface AskedCustomer {
  readonly answer: CustomerAnswer | null;
  /** A reviewer has settled the dispute. */
  readonly isResolved: boolean;
}

/** Whether the customer disputes what is being reviewed, and no reviewer has settled it: it can't be attested. */
export const hasOpenDispute = (asked: readonly AskedCustomer[]): boolean =>
  asked.some(({ answer, isResolved }) => answer === "disputed" && !isResolved);

/** Whether the customer can be asked, or asked again, once their contact is verified. */
export const canAskCustomer = (asked: readonly AskedCustomer[]): boolean =>
  !hasOpenDispute(asked) && !asked.some(({ answer }) => answer === "confirmed");
