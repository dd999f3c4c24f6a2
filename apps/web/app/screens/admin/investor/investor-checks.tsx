import type { InvestorCheck } from "@tenora/database/investor/check-investor";
import {
  type CheckOutcome,
  currentCheck,
  type InvestorCheckSubject,
  investorChecks,
} from "@tenora/domain/investor/investor-check";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { reviewerOf } from "~/features/admin/reviewer";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CheckForm } from "./check-form.tsx";
import { checksHeading, checkTitles, outcomeLabels } from "./check-words.ts";
import type { InvestorActions } from "./use-investor-actions.ts";

interface InvestorChecksProps {
  readonly investorId: string;
  /** Oldest first. */
  readonly checks: readonly InvestorCheck[];
  readonly actions: InvestorActions;
}

/** What was checked of the investor, by whom, and what was found; the newest of each counts. */
export function InvestorChecks({ investorId, checks, actions }: InvestorChecksProps) {
  return (
    <section aria-labelledby={checksHeading}>
      <h3 id={checksHeading} tabIndex={-1} className="scroll-mt-4 font-medium">
        Checks
      </h3>
      <ul className="mt-3 divide-y divide-line rounded-control border border-line">
        {investorChecks.map((subject) => (
          <Check key={subject} {...{ investorId, subject, checks, actions }} />
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">
        Only admins can see checks. They can’t be changed; record another one instead.
      </p>
    </section>
  );
}

const tones: Readonly<Record<CheckOutcome, BadgeTone>> = { clear: "good", concern: "bad" };

function Check({
  investorId,
  subject,
  checks,
  actions,
}: InvestorChecksProps & { readonly subject: InvestorCheckSubject }) {
  // Null until it was open: then the button that opened it has the focus again.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const current = currentCheck(checks, subject);
  const title = checkTitles[subject];
  const recorded = checks.filter((check) => check.subject === subject).toReversed();
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 className="max-sm:basis-full">{title}</h4>
        <Badge tone={current ? tones[current.outcome] : "waiting"}>
          {current ? outcomeLabels[current.outcome] : "Not recorded"}
        </Badge>
        {!isOpen && (
          <Button
            size="sm"
            variant="outline"
            className="ml-auto"
            autoFocus={isOpen === false}
            aria-label={`${current ? "Record again" : "Record"}: ${title}`}
            disabled={actions.isUpdating}
            onClick={() => setOpen(true)}
          >
            {current ? "Record again" : "Record"}
          </Button>
        )}
      </div>
      {recorded.length > 0 && (
        <ul className="mt-2 space-y-2">
          {recorded.map((check) => (
            <li key={check.id} className="text-[0.9375rem]">
              {check.comment && (
                <p className="wrap-anywhere whitespace-pre-line">“{check.comment}”</p>
              )}
              <p className="figures wrap-anywhere text-muted text-sm">
                {check !== current && `Earlier: ${outcomeLabels[check.outcome]} · `}
                {formatMoment(new Date(check.at))} UTC by {reviewerOf(check.adminEmail)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <CheckForm
          {...{ investorId, subject, actions }}
          seenCheck={current?.id ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
