import type { BusinessCheck } from "@tenora/database/business/check-business";
import type { BusinessEvent } from "@tenora/database/business/find-business-events";
import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { tierNames } from "@tenora/domain/business/business";
import { formatMoment } from "@tenora/domain/text/format-date";
import { actorOf } from "../../audit/describe-action.ts";
import { describeCheck, describeOpenChecks } from "../../audit/describe-check.ts";

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

/** "Approved · Tier 3 Kickstart, with 2 checks not recorded". */
function wordsOf({ event, tier, approval }: BusinessEvent): string {
  const hasTier = event === "approved" || event === "tier_changed";
  const words = hasTier ? `${labels[event]} · Tier ${tier} ${tierNames[tier]}` : labels[event];
  const open = describeOpenChecks((approval ?? {}) as Record<string, unknown>);
  return [words, open].filter(Boolean).join(", ");
}

const ofEvent = (event: BusinessEvent) => ({
  key: `${event.at}${event.event}`,
  at: new Date(event.at),
  words: wordsOf(event),
  reason: event.reason,
  actor: ownEvents.has(event.event)
    ? null
    : actorOf({ ...event, action: `business.${event.event}` }),
});

const ofCheck = (check: BusinessCheck) => ({
  key: `check ${check.id}`,
  at: new Date(check.at),
  reason: null,
  words: `Check recorded · ${describeCheck({ check: check.subject, outcome: check.outcome })}`,
  actor: actorOf({ ...check, action: "business.check_recorded" }),
});

/** The request's events and what was checked, oldest first. */
export function RequestHistory({
  business: { history, checks },
}: {
  readonly business: Pick<BusinessForReview, "history" | "checks">;
}) {
  const entries = [...history.map(ofEvent), ...checks.map(ofCheck)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="font-medium">
        History
      </h3>
      <ol className="mt-3 space-y-3 border-line border-l pl-4">
        {entries.map(({ key, words, reason, at, actor }) => (
          <li key={key} className="text-[0.9375rem]">
            <p>{words}</p>
            {reason && <p className="whitespace-pre-line">“{reason}”</p>}
            <p className="figures break-words text-muted text-sm">
              {formatMoment(at)} UTC
              {actor && ` · ${actor}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
