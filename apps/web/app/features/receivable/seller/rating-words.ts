import { formatCount } from "@tenora/domain/money/format-amount";
import type { RatingSummary } from "@tenora/domain/rating/rating-summary";
import type { TroubleNow } from "@tenora/domain/receivable/on-time-words";

/** "4.3 out of 5, from 7 investors who were repaid"; null without ratings. */
export const ratingWords = ({ average, count }: RatingSummary): string | null =>
  average === null
    ? null
    : `${average} out of 5, from ${investors(count)} who ${count === 1 ? "was" : "were"} repaid`;

/** The same to the business itself: "7 investors you've repaid rate you 4.3 out of 5". */
export const ownRatingWords = ({ average, count }: RatingSummary): string | null =>
  average === null
    ? null
    : `${investors(count)} you've repaid ${count === 1 ? "rates" : "rate"} you ${average} out of 5`;

/** "Holders of 4 unpaid receivables can't rate yet": those past due or in default; null for none. */
export const unratedWords = ({ pastDue, inDefault }: TroubleNow): string | null => {
  const unpaid = pastDue + inDefault;
  if (unpaid === 0) return null;
  const receivables = unpaid === 1 ? "receivable" : "receivables";
  return `Holders of ${formatCount(unpaid)} unpaid ${receivables} can't rate yet`;
};

const investors = (count: number) =>
  `${formatCount(count)} ${count === 1 ? "investor" : "investors"}`;
