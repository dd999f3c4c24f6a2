import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { formatMoment } from "@tenora/domain/text/format-date";
import { classes } from "~/ui/classes";
import type { FundingRequestResponse, RequestEvent } from "../api/responses.ts";
import { eventLabel } from "./status-words.ts";
import { upcomingSteps } from "./upcoming-steps.ts";

const marketEvents = (market: FundingRequestResponse["market"]): RequestEvent[] =>
  (market?.history ?? []).map((event) => ({ ...event, reason: null, changes: [] }));

const dot = "absolute top-1.5 -left-[1.6875rem] size-3 rounded-full";

/** What has happened to a request, and below it what is still to come. */
export function RequestTimeline({ request }: { readonly request: FundingRequestResponse }) {
  const events = [...request.history, ...marketEvents(request.market)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
  return (
    <ol className="space-y-5 border-line border-l-2 pl-5">
      {events.map(({ event, at, reason, changes }) => (
        <li key={`${event}${at}`} className="relative">
          <span
            aria-hidden="true"
            className={classes(dot, event === "defaulted" ? "bg-brick" : "bg-mint-strong")}
          />
          <p className="font-medium">{eventLabel(event)}</p>
          <p className="figures text-muted text-sm">
            <time dateTime={at}>{formatMoment(new Date(at))} UTC</time>
          </p>
          {/* A rejection's stands above, in the status. */}
          {reason && event !== "rejected" && <p className="mt-1 text-[0.9375rem]">{reason}</p>}
          {changes.map(({ field, comment }) => (
            <p key={field} className="mt-1 text-[0.9375rem]">
              {fieldLabels[field]}: {comment}
            </p>
          ))}
        </li>
      ))}
      {upcomingSteps(request).map(({ title, when, isOverdue }) => (
        <li key={title} className={classes("relative", isOverdue ? "text-amber" : "text-muted")}>
          <span
            aria-hidden="true"
            className={classes(
              dot,
              "border-2",
              isOverdue ? "border-amber bg-amber-soft" : "border-line-strong bg-surface",
            )}
          />
          <p>
            <span className="sr-only">{isOverdue ? "Past due" : "Still to come"}: </span>
            {title}
          </p>
          {when && <p className="figures text-sm">{when}</p>}
        </li>
      ))}
    </ol>
  );
}
