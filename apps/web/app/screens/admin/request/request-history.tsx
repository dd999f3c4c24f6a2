import type {
  BusinessEvent,
  BusinessForReview,
} from "@tenora/database/business/find-business-for-review";
import { tierNames } from "@tenora/domain/business/business";
import { formatMoment } from "@tenora/domain/text/format-date";
import { actorOf } from "../audit/describe-action.ts";

const labels: Record<BusinessEvent["event"], string> = {
  submitted: "Request received",
  approved: "Approved",
  rejected: "Rejected",
  restarted: "Resubmitted",
  certificate_requested: "New certificate requested",
  certificate_replaced: "Certificate replaced",
  suspended: "Suspended",
  reinstated: "Reinstated",
  tier_changed: "Tier changed",
};

/** What the business does itself. */
const ownEvents: ReadonlySet<BusinessEvent["event"]> = new Set([
  "submitted",
  "restarted",
  "certificate_replaced",
]);

/** The request's events, oldest first. */
export function RequestHistory({ history }: Pick<BusinessForReview, "history">) {
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="font-medium">
        History
      </h3>
      <ol className="mt-3 space-y-3 border-line border-l pl-4">
        {history.map((event) => (
          <li key={`${event.at}${event.event}`} className="text-[0.9375rem]">
            <p>
              {labels[event.event]}
              {(event.event === "approved" || event.event === "tier_changed") &&
                ` · Tier ${event.tier} ${tierNames[event.tier]}`}
            </p>
            {event.reason && <p className="whitespace-pre-line">“{event.reason}”</p>}
            <p className="figures break-words text-muted text-sm">
              {formatMoment(new Date(event.at))} UTC
              {!ownEvents.has(event.event) &&
                ` · ${actorOf({ ...event, action: `business.${event.event}` })}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
