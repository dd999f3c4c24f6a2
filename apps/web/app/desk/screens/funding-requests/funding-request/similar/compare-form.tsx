import type { SimilarRequests } from "@tenora/database/funding-request/review/find-similar-requests";
import { useState } from "react";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { TextArea } from "~/ui/forms/text-area";
import { subjects } from "../checks/check-copy.ts";
import type { ReviewActions } from "../review/use-review-actions.ts";

interface CompareFormProps {
  readonly requestId: string;
  /** Those that stand right above it. */
  readonly similar: SimilarRequests;
  readonly actions: ReviewActions;
  readonly note: string | null;
}

/** Records that no other request is this invoice; with similar ones also why. */
export function CompareForm({ requestId, similar, actions, note }: CompareFormProps) {
  const { question, help, button } = subjects.duplicates;
  const [comment, setComment] = useStoredText(`${requestId} duplicates`);
  const [error, setError] = useState<string>();
  const hasSimilar = similar.count > 0;
  return (
    <form
      aria-label={question}
      className="mt-4 space-y-4"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const why = hasSimilar ? comment.trim() : null;
        setError(why === "" ? "Say why none of them is this invoice." : undefined);
        if (why === "") return focusFirstError(form);
        if (await actions.recordComparison(similar.digest, why)) setComment("");
      }}
    >
      {hasSimilar ? (
        <TextArea
          label="Why none of them is this invoice"
          help={help}
          error={error}
          rows={2}
          maxLength={2000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      ) : (
        <p className="text-[0.9375rem]">No similar requests.</p>
      )}
      {note && <p className="wrap-anywhere text-muted text-sm">{note}</p>}
      <Button type="submit" variant="outline" disabled={actions.isUpdating}>
        {button}
      </Button>
    </form>
  );
}
