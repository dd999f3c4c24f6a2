import { useEffect, useRef, useState } from "react";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { dismiss, notify } from "~/ui/toast/toast";
import { checkCertificate } from "../certificate/check-certificate";
import { checkStep } from "./check-step.ts";
import {
  deleteDraft,
  emptyForm,
  type FieldErrors,
  type FormValues,
  type OnboardingDraft,
  readDraft,
  type StepNumber,
  storeDraft,
} from "./draft.ts";

export interface OnboardingForm extends OnboardingDraft {
  readonly certificate: File | null;
  readonly errors: FieldErrors;
  /** Nothing has been typed or chosen yet. */
  readonly isUntouched: boolean;
  change(change: Partial<FormValues>): void;
  chooseCertificate(file: File): Promise<void>;
  removeCertificate(): void;
  /** Goes to the next step when this one is complete; otherwise says what is missing. */
  next(): void;
  back(): void;
  /** True when the last step is complete; otherwise says what is missing. */
  isComplete(): boolean;
  /** Back to the documents step with the server's rejection message. */
  rejectCertificate(message: string): void;
  finish(): void;
}

/** One toast for what is missing: the next one replaces it, a complete step or its last missing field dismisses it. */
const problemToast = "onboarding-problem";

const beforeHydration: OnboardingDraft = {
  values: emptyForm,
  step: 1,
  fileName: "",
  submissionKey: "",
};

/** The state of the form: the values, the current step and its errors. */
export function useOnboardingForm(): OnboardingForm {
  const [draft, setDraft] = useState<OnboardingDraft>(beforeHydration);
  const [certificate, setCertificate] = useState<File | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  // A large file takes longer to check than a small one chosen after it: the last choice counts.
  const lastChoice = useRef<File | null>(null);
  const { values, step } = draft;

  // The server has no draft, so the first render must not use one.
  useEffect(() => setDraft(readDraft()), []);

  function save(change: Partial<OnboardingDraft>) {
    setDraft((now) => {
      const next = { ...now, ...change };
      storeDraft(next);
      return next;
    });
  }

  function go(to: StepNumber) {
    setErrors({});
    save({ step: to });
  }

  /** With the last error the toast about what is missing goes. */
  function correct(left: FieldErrors) {
    setErrors(left);
    if (Object.keys(left).length === 0) dismiss(problemToast);
  }

  function passes(): boolean {
    const problem = checkStep(step, values, certificate);
    setErrors(problem?.errors ?? {});
    if (problem === null) {
      dismiss(problemToast);
      return true;
    }
    const { title, message } = problem.toast;
    notify({ id: problemToast, title, description: message, tone: "destructive" });
    focusFirstError();
    return false;
  }

  return {
    ...draft,
    certificate,
    errors,
    isUntouched: draft.submissionKey !== "" && Object.values(values).every((value) => !value),
    change(change) {
      save({ values: { ...values, ...change } });
      correct(without(errors, Object.keys(change)));
    },
    async chooseCertificate(file) {
      lastChoice.current = file;
      const rejection = await checkCertificate(file);
      if (lastChoice.current !== file) return;
      setCertificate(rejection === null ? file : null);
      correct(rejection === null ? {} : { certificate: rejection });
      save({ fileName: rejection === null ? file.name : "" });
    },
    removeCertificate() {
      lastChoice.current = null;
      setCertificate(null);
      save({ fileName: "" });
    },
    next() {
      if (passes() && step < 4) go((step + 1) as StepNumber);
    },
    back() {
      if (step > 1) go((step - 1) as StepNumber);
    },
    isComplete: passes,
    rejectCertificate(message) {
      setCertificate(null);
      save({ step: 2, fileName: "" });
      setErrors({ certificate: message });
    },
    finish: deleteDraft,
  };
}

function without(errors: FieldErrors, names: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
