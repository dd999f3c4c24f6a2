import type { FundingRequestEvent } from "@tenora/database/funding-request/find-funding-request";
import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { formatMoment } from "@tenora/domain/text/format-date";
import { eventLabels } from "../copy.ts";

/** The request's events, oldest first, with what was asked for. */
export function ReviewHistory({ history }: { readonly history: readonly FundingRequestEvent[] }) {
  return (
    <section aria-label="History">
      <h3 className="font-medium">History</h3>
      <ol className="mt-3 space-y-3 border-line border-l pl-4 text-[0.9375rem]">
        {history.map(({ event, at, reason, changes }) => (
          <li key={`${event}${at}`}>
            <p>{eventLabels[event] ?? event}</p>
            {reason && <p className="wrap-anywhere whitespace-pre-line">“{reason}”</p>}
            {changes.map(({ field, comment }) => (
              <p key={field} className="wrap-anywhere whitespace-pre-line">
                <span className="text-muted">{fieldLabels[field]}:</span> {comment}
              </p>
            ))}
            <p className="figures text-muted text-sm">{formatMoment(new Date(at))} UTC</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
