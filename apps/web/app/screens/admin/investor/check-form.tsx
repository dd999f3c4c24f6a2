import type { CheckOutcome, InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import { startTransition } from "react";
import { useStoredText } from "~/features/admin/in-memory-state";
import { quietDestructive } from "~/features/admin/quiet-destructive";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/forms/text-area";
import { checkTitles } from "./check-words.ts";
import type { InvestorActions } from "./use-investor-actions.ts";

const helps: Readonly<Record<InvestorCheckSubject, string>> = {
  identity: "How you verified them, and the reference of what you saw.",
  sanctions: "Which lists you searched, their date, and the reference of the result.",
  country: "What you based it on, such as a self-certification.",
};

interface CheckFormProps {
  readonly investorId: string;
  readonly subject: InvestorCheckSubject;
  /** The newest check of this subject on the page. */
  readonly seenCheck: string | null;
  readonly actions: InvestorActions;
  readonly onClose: () => void;
}

/** Records one check, with one of two outcomes. */
export function CheckForm({ investorId, subject, seenCheck, actions, onClose }: CheckFormProps) {
  const [comment, setComment] = useStoredText(`${investorId} check ${subject}`);
  const record = async (outcome: CheckOutcome) => {
    const words = comment.trim() || null;
    if (!(await actions.recordCheck({ subject, outcome, comment: words, seenCheck }))) return;
    setComment("");
    // Together with the end of the update, so that the button that takes the focus is enabled.
    startTransition(onClose);
  };
  return (
    <fieldset className="mt-3 space-y-3" disabled={actions.isUpdating}>
      <legend className="sr-only">{checkTitles[subject]}</legend>
      <TextArea
        autoFocus
        label="Note (optional)"
        help={helps[subject]}
        rows={2}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => record("clear")}>
          Record as clear
        </Button>
        <Button
          size="sm"
          variant="outline"
          className={quietDestructive}
          onClick={() => record("concern")}
        >
          Record a concern
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
