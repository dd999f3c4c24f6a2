import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import {
  type CheckSubject,
  requiredChecks,
} from "@tenora/domain/funding-request/review/request-check";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { ReactNode } from "react";
import { reviewerOf } from "~/desk/features/reviewer";
import { Badge } from "~/ui/badge";
import { beforeRecordingWords, isByCustomer } from "../review/reviewer-words.ts";
import type { ReviewActions } from "../review/use-review-actions.ts";
import { CompareForm } from "../similar/compare-form.tsx";
import { SimilarRequestsCard } from "../similar/similar-requests.tsx";
import { methodLabels, subjects } from "./check-copy.ts";
import { RequestCheckForm } from "./check-form.tsx";
import { checkId } from "./checklist.ts";

interface ChecksProps {
  readonly review: Pick<
    RequestForReview,
    "request" | "checks" | "similar" | "needsSecondReviewer" | "secondReviewerFrom"
  >;
  /** Null when nothing can be recorded. */
  readonly actions: ReviewActions | null;
  /** What the customer was asked by a link. */
  readonly children?: ReactNode;
}

/** What was checked outside of the documents, by whom and how; all are needed to attest. */
export function Checks({ review, actions, children }: ChecksProps) {
  const { request, checks, similar } = review;
  const note = beforeRecordingWords(review);
  return (
    <div className="grid gap-8 lg:grid-cols-2 xl:grid-cols-1">
      {requiredChecks(request.draft.kind).map((subject) => (
        <Check
          key={subject}
          subject={subject}
          contact={subject === "contact" ? request.draft.customerEmail : ""}
          checks={checks.filter((check) => check.subject === subject)}
          form={
            actions &&
            (subject === "duplicates" ? (
              <CompareForm {...{ similar, actions, note }} requestId={request.id} />
            ) : (
              <RequestCheckForm {...{ subject, actions, note }} requestId={request.id} />
            ))
          }
        >
          {subject === "debt" && children}
          {subject === "duplicates" && <SimilarRequestsCard request={request} similar={similar} />}
        </Check>
      ))}
    </div>
  );
}

interface CheckProps {
  readonly subject: CheckSubject;
  readonly contact: string;
  readonly checks: readonly RequestCheck[];
  /** Records it, until it is recorded. */
  readonly form: ReactNode;
  readonly children: ReactNode;
}

function Check({ subject, contact, checks, form, children }: CheckProps) {
  const { title } = subjects[subject];
  const isDone = checks.some(({ isCurrent }) => isCurrent);
  return (
    <section aria-label={title} id={checkId(subject)} className="scroll-mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">{title}</h3>
        <Badge tone={isDone ? "good" : "waiting"}>{isDone ? "Recorded" : "Not recorded"}</Badge>
      </div>
      {contact && <p className="wrap-anywhere mt-1 text-muted text-sm">{contact}</p>}
      <ul className="mt-3 space-y-3">
        {checks.map((check) => (
          <li key={String(check.at)} className="text-[0.9375rem]">
            <p>
              {methodLabels[check.method]}
              {!check.isCurrent &&
                (check.isBeforeSimilar
                  ? " · before another similar request came in"
                  : " · for an earlier submission")}
            </p>
            {check.comment && (
              <p className="wrap-anywhere whitespace-pre-line">“{check.comment}”</p>
            )}
            <p className="figures wrap-anywhere text-muted text-sm">
              {formatMoment(new Date(check.at))} UTC
              {!isByCustomer(check) && ` by ${reviewerOf(check.adminEmail)}`}
            </p>
          </li>
        ))}
      </ul>
      {children}
      {!isDone && form}
    </section>
  );
}
