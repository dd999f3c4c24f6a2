import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { aloneWords, colleagueWords, recordedWords, ruleWords } from "./reviewer-words.ts";

/** Beside the decision: who recorded which check, who attests, and whether the reader may attest what they checked. */
export function Reviewers({ review }: { readonly review: RequestForReview }) {
  const recorded = recordedWords(review.checks);
  const rule = ruleWords(review);
  if (recorded.length === 0 && rule === null) return null;
  const colleague = colleagueWords(review);
  const alone = aloneWords(review);
  return (
    <div className="wrap-anywhere w-full min-w-0 text-sm lg:w-auto lg:grow lg:basis-0">
      {recorded.length > 0 && (
        <ul aria-label="Recorded checks" className="figures flex flex-wrap gap-x-4 text-muted">
          {recorded.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {rule && <p className="figures text-muted">{rule}</p>}
      {colleague && <p className="font-medium">{colleague}</p>}
      {alone && <p className="figures text-muted">{alone}</p>}
    </div>
  );
}
