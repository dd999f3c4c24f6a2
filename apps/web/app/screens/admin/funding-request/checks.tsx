import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import type { RequestForReview } from "@tenora/database/funding-request/find-request-for-review";
import {
  type CheckMethod,
  type CheckSubject,
  checkMethods,
  type RecordedMethod,
  requiredChecks,
} from "@tenora/domain/funding-request/request-check";
import { formatMoment } from "@tenora/domain/text/format-date";
import { type ReactNode, useState } from "react";
import { useStoredText } from "~/features/admin/in-memory-state";
import { reviewerOf } from "~/features/admin/reviewer";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { checkId, checkTitles } from "./checklist.ts";
import { beforeRecordingWords, isByCustomer } from "./reviewer-words.ts";
import type { ReviewActions } from "./use-review-actions.ts";

interface ChecksProps {
  readonly review: Pick<
    RequestForReview,
    "request" | "checks" | "needsSecondReviewer" | "secondReviewerFrom"
  >;
  /** Null when nothing can be recorded. */
  readonly actions: ReviewActions | null;
  /** What the customer was asked by a link. */
  readonly children?: ReactNode;
}

const methodLabels: Record<RecordedMethod, string> = {
  register: "Company register",
  website: "Customer's own website",
  phone: "Phone call",
  email: "Email from the customer's domain",
  "written-order": "Signed order or delivery note",
  meeting: "Meeting",
  other: "Other",
  link: "Confirmed by the customer, by our link",
  wallet: "Confirmed by the customer, with their wallet",
};
const subjects = {
  contact: {
    title: checkTitles.contact,
    question: "How did you verify that this contact works for the customer?",
    help: "Who you reached, where you found the number or address, and when.",
    button: "Record verification",
  },
  debt: {
    title: checkTitles.debt,
    question: "How did the customer confirm the debt?",
    help: "Who confirmed the amount and due date, and that nothing is disputed.",
    button: "Record confirmation",
  },
  campaign: {
    title: checkTitles.campaign,
    question: "How did you check the campaign?",
    help: "Whether the story holds up, how the business will repay its backers, and who you spoke to.",
    button: "Record check",
  },
} as const satisfies Record<CheckSubject, object>;

/** What was checked outside of the documents, by whom and how; both are needed to attest. */
export function Checks({ review, actions, children }: ChecksProps) {
  const { request, checks } = review;
  const note = beforeRecordingWords(review);
  return (
    <div className="grid gap-8 lg:grid-cols-2 xl:grid-cols-1">
      {requiredChecks(request.draft.kind).map((subject) => (
        <Check
          key={subject}
          subject={subject}
          requestId={request.id}
          contact={subject === "contact" ? request.draft.customerEmail : ""}
          checks={checks.filter((check) => check.subject === subject)}
          actions={actions}
          note={note}
        >
          {subject === "debt" && children}
        </Check>
      ))}
    </div>
  );
}

interface CheckProps {
  readonly subject: CheckSubject;
  readonly requestId: string;
  readonly contact: string;
  readonly checks: readonly RequestCheck[];
  readonly actions: ReviewActions | null;
  /** What recording it changes for who may attest. */
  readonly note: string | null;
  readonly children: ReactNode;
}

function Check({ subject, requestId, contact, checks, actions, note, children }: CheckProps) {
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
              {!check.isCurrent && " · for an earlier submission"}
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
      {actions && !isDone && (
        <CheckForm subject={subject} requestId={requestId} actions={actions} note={note} />
      )}
    </section>
  );
}

interface CheckFormProps {
  readonly subject: CheckSubject;
  readonly requestId: string;
  readonly actions: ReviewActions;
  readonly note: string | null;
}

function CheckForm({ subject, requestId, actions, note }: CheckFormProps) {
  const { question, help, button } = subjects[subject];
  const [comment, setComment] = useStoredText(`${requestId} ${subject}`);
  const [method, setMethod] = useState<CheckMethod | "">("");
  const [errors, setErrors] = useState<{ method?: string; comment?: string }>({});
  return (
    <form
      aria-label={question}
      className="mt-4 space-y-4"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const found = {
          ...(method === "" ? { method: "Choose one." } : {}),
          ...(comment.trim() === "" ? { comment: "Say what you checked." } : {}),
        };
        setErrors(found);
        if (method === "" || comment.trim() === "") return focusFirstError(form);
        if (await actions.recordCheck(subject, method, comment.trim())) setComment("");
      }}
    >
      <SelectField
        label={question}
        placeholder="Choose one"
        options={checkMethods.map((value) => ({ value, label: methodLabels[value] }))}
        error={errors.method}
        value={method}
        onChange={(event) =>
          setMethod(checkMethods.find((one) => one === event.target.value) ?? "")
        }
      />
      <TextArea
        label="What you checked"
        help={help}
        error={errors.comment}
        rows={2}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {note && <p className="wrap-anywhere text-muted text-sm">{note}</p>}
      <Button type="submit" variant="outline" disabled={actions.isUpdating}>
        {button}
      </Button>
    </form>
  );
}
