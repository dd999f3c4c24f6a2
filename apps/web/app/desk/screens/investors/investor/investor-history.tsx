import type { InvestorAction } from "@tenora/database/investor/find-investor-for-review";
import { formatMoment } from "@tenora/domain/text/format-date";
import { actorOf } from "../../audit/describe-action.ts";
import { describeCheck, describeOpenChecks } from "../../audit/describe-check.ts";

const labels: Record<string, string> = {
  "investor.approved": "Approved",
  "investor.rejected": "Rejected",
  "investor.suspended": "Suspended",
  "investor.reinstated": "Reinstated",
  "investor.eligibility_signed": "Eligibility signed",
  "investor.eligibility_withdrawn": "Eligibility withdrawn on the chain",
  "investor.id_revealed": "Government ID shown",
  "investor.check_recorded": "Check recorded",
};

/** "Check recorded · Identity: clear", "Approved with 2 checks not recorded". */
function wordsOf({ action, after }: InvestorAction): string {
  const label = labels[action] ?? action;
  const fields = (after ?? {}) as Record<string, unknown>;
  const check = describeCheck(fields);
  return check ? `${label} · ${check}` : [label, describeOpenChecks(fields)].join(" ").trim();
}

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
        {actions.map((entry) => (
          <li key={entry.id}>
            <p>{wordsOf(entry)}</p>
            {entry.reason && <p className="whitespace-pre-line break-words">“{entry.reason}”</p>}
            <p className="figures break-words text-muted text-sm">
              {formatMoment(new Date(entry.at))} UTC · {actorOf(entry)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
