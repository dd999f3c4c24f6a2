import {
  checkDraft,
  type DraftContext,
  type DraftErrors,
} from "@tenora/domain/funding-request/draft/check-draft";
import { type Draft, stepFields } from "@tenora/domain/funding-request/draft/draft";
import { useRef, useState } from "react";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import type { FundingRequestResponse } from "../api/responses.ts";

export const stepTitlesOf = (kind: Draft["kind"]) =>
  [
    "Receivable",
    kind === "community" ? "Campaign" : "Customer",
    "Financing",
    "Review and sign",
  ] as const;
type StepNumber = 1 | 2 | 3 | 4;
type StepErrors = DraftErrors & { readonly documents?: string };

/** The step that is open, and what it lacks. */
export function useSteps(
  detail: FundingRequestResponse | null,
  errorsOf: (step: StepNumber) => StepErrors,
  save: () => Promise<number | null>,
) {
  const [step, setStep] = useState<StepNumber>(() => firstStep(detail));
  const [errors, setErrors] = useState<StepErrors>({});
  const mayLeave = useRef<(() => boolean) | null>(null);

  function go(to: StepNumber) {
    setErrors({});
    setStep(to);
  }

  return {
    step,
    errors,
    /** What a step still has to be asked before it is left: false keeps it open. */
    mayLeave,
    forgetErrors: (names: readonly string[]) =>
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))),
      ),
    /** Goes on when the step is complete and saved; otherwise says what is missing. */
    async next() {
      const found = errorsOf(step);
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstError();
      if (mayLeave.current?.() === false) return;
      if (step < 4 && (await save()) !== null) setStep((step + 1) as StepNumber);
    },
    back: () => go(Math.max(step - 1, 1) as StepNumber),
    go,
  };
}

/** The errors of this step alone. */
export function stepErrors(
  step: StepNumber,
  draft: Draft,
  { context, hasDocuments }: { readonly context: DraftContext; readonly hasDocuments: boolean },
): StepErrors {
  const all = checkDraft(draft, context).errors;
  const fields = step === 4 ? [...stepFields[2], ...stepFields[3]] : stepFields[step];
  const own = Object.fromEntries(
    fields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])),
  );
  if (step !== 1 || draft.kind === "community" || hasDocuments) return own;
  return { ...own, documents: "Add the invoice or order as a file." };
}

/** Where a reviewer asked for changes, the form opens at the first of them. */
function firstStep(detail: FundingRequestResponse | null): StepNumber {
  const fields = detail?.requestedChanges.map(({ field }) => field) ?? [];
  if (fields.length === 0 || fields.includes("documents")) return 1;
  const steps = [1, 2, 3] as const;
  return (
    steps.find((step) => fields.some((field) => stepFields[step].some((one) => one === field))) ?? 1
  );
}
