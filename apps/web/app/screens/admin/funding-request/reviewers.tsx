import type { RequestForReview } from "@tenora/database/funding-request/find-request-for-review";
import { colleagueWords, recordedWords, wouldAttestAlone } from "./reviewer-words.ts";

/** Beside the decision: who recorded which check, and whether the reader may attest what they checked. */
export function Reviewers({ review }: { readonly review: RequestForReview }) {
  const recorded = recordedWords(review.checks);
  if (recorded.length === 0) return null;
  const colleague = colleagueWords(review);
  return (
    <div className="wrap-anywhere w-full min-w-0 text-sm lg:w-auto lg:grow lg:basis-0">
      <ul aria-label="Recorded checks" className="figures flex flex-wrap gap-x-4 text-muted">
        {recorded.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {colleague && <p className="font-medium">{colleague}</p>}
      {wouldAttestAlone(review) && (
        <p className="text-muted">
          You’d attest alone. Whoever runs this marketplace can require a second person.
        </p>
      )}
    </div>
  );
}
