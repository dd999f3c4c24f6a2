import type { InvestorAction } from "@tenora/database/investor/find-investor-for-review";
import { formatMoment } from "@tenora/domain/text/format-date";
import { actorOf } from "../audit/describe-action.ts";

const labels: Record<string, string> = {
  "investor.approved": "Approved",
  "investor.rejected": "Rejected",
  "investor.suspended": "Suspended",
  "investor.reinstated": "Reinstated",
  "investor.eligibility_signed": "Eligibility signed",
  "investor.eligibility_withdrawn": "Eligibility withdrawn on the chain",
  "investor.id_revealed": "Government ID shown",
};

interface InvestorHistoryProps {
  readonly actions: readonly InvestorAction[];
  readonly registeredAt: Date;
}

/** The registration's events, oldest first. */
export function InvestorHistory({ actions, registeredAt }: InvestorHistoryProps) {
  return (
    <section aria-labelledby="investor-history">
      <h3 id="investor-history" className="font-medium">
        History
      </h3>
      <ol className="mt-3 space-y-3 border-line border-l pl-4 text-[0.9375rem]">
        <li>
          <p>Registration received</p>
          <p className="figures text-muted text-sm">{formatMoment(new Date(registeredAt))} UTC</p>
        </li>
        {actions.map(({ id, at, action, reason, adminEmail }) => (
          <li key={id}>
            <p>{labels[action] ?? action}</p>
            {reason && <p className="whitespace-pre-line break-words">“{reason}”</p>}
            <p className="figures break-words text-muted text-sm">
              {formatMoment(new Date(at))} UTC · {actorOf({ adminEmail, action })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
