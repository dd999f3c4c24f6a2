import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { toPlainText } from "@tenora/domain/text/single-line";
import { startTransition } from "react";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/forms/text-area";
import { useStoredText } from "../in-memory-state.ts";
import { quietDestructive } from "../quiet-destructive.ts";
import type { CheckKind } from "./check-kinds.ts";
import type { CheckActions } from "./recording.ts";

interface CheckFormProps<Subject extends string> {
  /** The id of the investor or business. */
  readonly id: string;
  readonly kind: CheckKind<Subject>;
  readonly subject: Subject;
  /** The newest check of this subject on the page. */
  readonly seenCheck: string | null;
  readonly actions: CheckActions<Subject>;
  readonly onClose: () => void;
}

/** Records one check, with one of two outcomes. */
export function CheckForm<Subject extends string>(props: CheckFormProps<Subject>) {
  const { id, kind, subject, seenCheck, actions, onClose } = props;
  const [comment, setComment] = useStoredText(`${id} check ${subject}`);
  const record = async (outcome: CheckOutcome) => {
    const words = toPlainText(comment) || null;
    if (!(await actions.recordCheck({ subject, outcome, comment: words, seenCheck }))) return;
    setComment("");
    // Together with the end of the update, so that the button that takes the focus is enabled.
    startTransition(onClose);
  };
  return (
    <fieldset className="mt-3 space-y-3" disabled={actions.isUpdating}>
      <legend className="sr-only">{kind.titles[subject]}</legend>
      <TextArea
        autoFocus
        label="Note (optional)"
        help={kind.helps[subject]}
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
