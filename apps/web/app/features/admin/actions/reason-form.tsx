import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "~/ui/button";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { useStoredText } from "../in-memory-state.ts";

interface ReasonFormProps {
  /** The id of whom it is about. */
  readonly about: string;
  readonly title: string;
  readonly help: string;
  /** Sentences that often fit; the chosen one can be changed before it is sent. */
  readonly templates: readonly string[];
  /** What the button says; null keeps it shut. */
  readonly confirm: (reason: string) => string | null;
  readonly variant?: ButtonVariant;
  readonly isUpdating: boolean;
  /** True when it was done. What was not can be tried again, with the same reason. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** Asks why, in the foot of the dialog, so that the document above stays in sight. */
export function ReasonForm(props: ReasonFormProps) {
  const { title, help, templates, confirm, variant, isUpdating, onConfirm, onBack } = props;
  const [reason, setReason] = useStoredText(`${props.about} ${title}`);
  const words = confirm(reason.trim());
  return (
    <form
      aria-label={title}
      className="w-full space-y-4"
      onSubmit={async (event) => {
        event.preventDefault();
        if (words !== null && (await onConfirm(reason.trim()))) setReason("");
      }}
    >
      <h3 className="font-medium">{title}</h3>
      {props.children}
      <SelectField
        label="Usual reasons"
        placeholder="Choose one, or write below"
        options={templates}
        autoFocus
        value={templates.includes(reason) ? reason : ""}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextArea
        label="Reason"
        help={help}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={isUpdating} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant={variant} disabled={isUpdating || words === null}>
          {words ?? "Give a reason first"}
        </Button>
      </div>
    </form>
  );
}
