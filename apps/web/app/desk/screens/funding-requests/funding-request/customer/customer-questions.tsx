import type { CustomerQuestion } from "@tenora/database/acknowledgement/ask-customer";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import {
  type AcknowledgementState,
  canAskCustomer,
  maxDisputeWords,
} from "@tenora/domain/funding-request/customer/acknowledgement";
import { disputeKindLabels } from "@tenora/domain/funding-request/customer/dispute-kind";
import { formatMoment } from "@tenora/domain/text/format-date";
import { toPlainText } from "@tenora/domain/text/single-line";
import { useState } from "react";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { TextArea } from "~/ui/forms/text-area";
import { Notice } from "~/ui/notice";
import type { ReviewActions } from "../review/use-review-actions.ts";

interface CustomerQuestionsProps {
  readonly review: Pick<RequestForReview, "request" | "checks" | "questions">;
  /** Null when nothing can be sent. */
  readonly actions: ReviewActions | null;
}

/** What the customer was asked by a link and what they answered, with the way to ask. */
export function CustomerQuestions({
  review: { request, checks, questions },
  actions,
}: CustomerQuestionsProps) {
  const current = questions.filter(({ isCurrent }) => isCurrent);
  const isVerified = checks.some((check) => check.isCurrent && check.subject === "contact");
  const wasAsked = current.some(({ answer }) => answer === null);
  return (
    <div className="not-last:mb-8 mt-4 space-y-4">
      {questions.length > 0 && (
        <ul className="space-y-3">
          {questions.map((question) => (
            <li key={question.id} className="text-[0.9375rem]">
              <Question question={question} />
              {question.answer === "disputed" && (
                <Dispute question={question} requestId={request.id} actions={actions} />
              )}
            </li>
          ))}
        </ul>
      )}
      {actions && canAskCustomer(current) && (
        <div>
          <Button
            variant="outline"
            disabled={!isVerified || actions.isUpdating}
            onClick={() => void actions.askCustomer()}
          >
            {wasAsked ? "Send the link again" : "Ask the customer by email"}
          </Button>
          <p className="wrap-anywhere mt-2 text-muted text-sm">
            {isVerified
              ? `To ${request.draft.customerEmail}. The link works once, for 14 days${wasAsked ? ", and ends the one before" : ""}.`
              : "Available once you’ve verified their contact."}
          </p>
        </div>
      )}
    </div>
  );
}

const stateWords: Readonly<Record<AcknowledgementState, string>> = {
  open: "Asked by email, no answer yet",
  confirmed: "Confirmed by the link",
  disputed: "Disputed by the link",
  replaced: "Asked by email; a newer link ended this one",
  closed: "Asked by email; the request was decided or changed since",
  expired: "Asked by email; the link expired without an answer",
};

const at = (moment: Date) => `${formatMoment(new Date(moment))} UTC`;

function Question({ question }: { readonly question: CustomerQuestion }) {
  const { state, isCurrent, askedAt, askedBy, answeredAt, expiresAt } = question;
  return (
    <>
      <p>
        {stateWords[state]}
        {!isCurrent && " · for an earlier submission"}
      </p>
      <p className="figures wrap-anywhere text-muted text-sm">
        Sent {at(askedAt)}
        {askedBy && ` · ${askedBy}`}
        {answeredAt && ` · answered ${at(answeredAt)}`}
        {state === "open" && ` · works until ${at(expiresAt)}`}
      </p>
    </>
  );
}

interface DisputeProps {
  readonly question: CustomerQuestion;
  readonly requestId: string;
  readonly actions: ReviewActions | null;
}

function Dispute({ question, requestId, actions }: DisputeProps) {
  const { disputeKind, reason, isCurrent, isResolved, resolution, resolvedBy } = question;
  return (
    <div className="mt-2 space-y-4">
      <Notice
        tone={isResolved || !isCurrent ? "info" : "bad"}
        role="none"
        title="What the customer says"
      >
        {disputeKind && <p className="font-medium">{disputeKindLabels[disputeKind]}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{reason ?? "No longer kept."}</p>
      </Notice>
      {isResolved && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-muted">Settled{resolvedBy && ` by ${resolvedBy}`}:</span>{" "}
          {resolution ?? "No longer kept."}
        </p>
      )}
      {actions && isCurrent && !isResolved && (
        <ResolutionForm requestId={requestId} actions={actions} />
      )}
    </div>
  );
}

interface ResolutionFormProps {
  readonly requestId: string;
  readonly actions: ReviewActions;
}

function ResolutionForm({ requestId, actions }: ResolutionFormProps) {
  const [text, setText] = useStoredText(`${requestId} resolution`);
  const [error, setError] = useState<string | undefined>();
  return (
    <form
      aria-label="Settle the dispute"
      className="space-y-4"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const resolution = toPlainText(text);
        setError(resolution === "" ? "Say how it was settled." : undefined);
        if (resolution === "") return focusFirstError(form);
        if (await actions.resolveDispute(resolution)) setText("");
      }}
    >
      <TextArea
        label="How was the dispute settled?"
        help="Who you spoke to and what they agreed. Only admins can see this."
        error={error}
        rows={2}
        maxLength={maxDisputeWords}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" disabled={actions.isUpdating}>
        Settle the dispute
      </Button>
    </form>
  );
}
