import { type CheckOutcome, currentCheck } from "@tenora/domain/review/recorded-check";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { reviewerOf } from "../reviewer.ts";
import { CheckForm } from "./check-form.tsx";
import type { CheckKind } from "./check-kinds.ts";
import { checksHeading, outcomeLabels } from "./check-words.ts";
import type { CheckActions, RecordedCheck } from "./recording.ts";

interface RecordedChecksProps<Subject extends string> {
  /** The id of the investor or business. */
  readonly id: string;
  readonly kind: CheckKind<Subject>;
  /** Oldest first. */
  readonly checks: readonly RecordedCheck<Subject>[];
  /** Those that no longer count, since something else was submitted; oldest first. */
  readonly outdated?: readonly RecordedCheck<Subject>[];
  readonly actions: CheckActions<Subject>;
}

/** What was checked of an investor or business, by whom, and what was found; the newest of each counts. */
export function RecordedChecks<Subject extends string>(props: RecordedChecksProps<Subject>) {
  return (
    <section aria-labelledby={checksHeading}>
      <h3 id={checksHeading} tabIndex={-1} className="scroll-mt-4 font-medium">
        Checks
      </h3>
      <ul className="mt-3 divide-y divide-line rounded-control border border-line">
        {props.kind.subjects.map((subject) => (
          <Check key={subject} {...props} subject={subject} />
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">
        Only admins see checks; a copy of someone’s data includes theirs. They can’t be changed;
        record another one instead.
      </p>
    </section>
  );
}

const tones: Readonly<Record<CheckOutcome, BadgeTone>> = { clear: "good", concern: "bad" };

function Check<Subject extends string>(
  props: RecordedChecksProps<Subject> & { readonly subject: Subject },
) {
  const { id, kind, subject, checks, outdated = [], actions } = props;
  // Null until it was open: then the button that opened it has the focus again.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const current = currentCheck(checks, subject);
  const title = kind.titles[subject];
  const recorded = [...outdated, ...checks]
    .filter((check) => check.subject === subject)
    .toReversed();
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
          {...{ id, kind, subject, actions }}
          seenCheck={current?.id ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
