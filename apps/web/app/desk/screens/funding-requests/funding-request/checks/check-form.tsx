import {
  type CheckMethod,
  type CheckSubject,
  checkMethods,
} from "@tenora/domain/funding-request/review/request-check";
import { isBlank } from "@tenora/domain/text/single-line";
import { useState } from "react";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import type { ReviewActions } from "../review/use-review-actions.ts";
import { methodLabels, subjects } from "./check-copy.ts";

interface CheckFormProps {
  readonly subject: Exclude<CheckSubject, "duplicates">;
  readonly requestId: string;
  readonly actions: ReviewActions;
  readonly note: string | null;
}

/** Records how a subject was checked; what was typed stays until it is saved. */
export function RequestCheckForm({ subject, requestId, actions, note }: CheckFormProps) {
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
          ...(isBlank(comment) ? { comment: "Say what you checked." } : {}),
        };
        setErrors(found);
        if (method === "" || isBlank(comment)) return focusFirstError(form);
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
