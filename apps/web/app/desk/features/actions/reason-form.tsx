import { isBlank, toPlainText } from "@tenora/domain/text/single-line";
import { type ReactNode, useState } from "react";
import { Button, type ButtonVariant } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { useStoredText } from "../in-memory-state.ts";

interface ReasonFormProps {
  /** The id of the business or investor. */
  readonly about: string;
  readonly title: string;
  readonly help: string;
  /** Common reasons. The chosen one can be edited. */
  readonly templates: readonly string[];
  readonly confirmLabel: string;
  /** The error to show instead of confirming; null when there is none. By default a reason is required. */
  readonly check?: (reason: string) => string | null;
  readonly variant?: ButtonVariant;
  /** The quiet way without a reason, where one may be left out; offered while nothing is typed. */
  readonly skipLabel?: string;
  readonly isUpdating: boolean;
  /** Resolves to true on success. After a failure the reason stays, for another try. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The error where a reason is required; null when there is one. */
export const requireReason = (reason: string): string | null =>
  reason === "" ? "Please give a reason" : null;

/** Asks for a reason in the footer of the dialog, so that the document above stays visible. */
export function ReasonForm(props: ReasonFormProps) {
  const { title, help, templates, confirmLabel, skipLabel, variant, isUpdating } = props;
  const { check = requireReason, onConfirm, onBack } = props;
  const [reason, setReason] = useStoredText(`${props.about} ${title}`);
  const [error, setError] = useState<string | null>(null);
  const change = (next: string) => {
    setError(null);
    setReason(next);
  };
  return (
    <form
      aria-label={title}
      className="w-full space-y-4"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const given = toPlainText(reason);
        const found = check(given);
        setError(found);
        if (found === null && (await onConfirm(given))) return setReason("");
        // So that the error is read out, where it can be corrected.
        focusFirstError(form);
      }}
    >
      <h3 className="font-medium">{title}</h3>
      {props.children}
      <SelectField
        label="Common reasons"
        placeholder="Choose one or write your own"
        options={templates}
        autoFocus
        value={templates.includes(reason) ? reason : ""}
        onChange={(event) => change(event.target.value)}
      />
      <TextArea
        label="Reason"
        help={help}
        error={error ?? undefined}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => change(event.target.value)}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {skipLabel !== undefined && isBlank(reason) && (
          <Button
            variant="ghost"
            disabled={isUpdating}
            onClick={() => void onConfirm("")}
            className="text-muted! sm:mr-auto"
          >
            {skipLabel}
          </Button>
        )}
        <Button variant="outline" disabled={isUpdating} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant={variant} disabled={isUpdating}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
