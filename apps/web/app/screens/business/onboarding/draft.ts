import type { countries } from "@tenora/domain/business/onboarding";

/** The values as typed. The certificate is held separately and never stored in the browser. */
export interface FormValues {
  companyName: string;
  country: "" | (typeof countries)[number];
  registrationNumber: string;
  directorName: string;
  directorEmail: string;
  consent: boolean;
}

export const emptyForm: FormValues = {
  companyName: "",
  country: "",
  registrationNumber: "",
  directorName: "",
  directorEmail: "",
  consent: false,
};

export type FieldName = keyof FormValues | "certificate";

/** The message under each field that is missing or wrong. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export const stepTitles = ["Company", "Documents", "Director", "Consent and wallet"] as const;
export type StepNumber = 1 | 2 | 3 | 4;

const key = "onboardingDraft";

export interface OnboardingDraft {
  readonly values: FormValues;
  readonly step: StepNumber;
  /** The name of the chosen certificate; the file itself is never stored in the browser. */
  readonly fileName: string;
  /** Idempotency key: the same form sent twice makes one business. */
  readonly submissionKey: string;
}

/** What was typed in this tab before a reload. The consent and the file must be given again. */
export function readDraft(): OnboardingDraft {
  const fresh = {
    values: emptyForm,
    step: 1,
    fileName: "",
    submissionKey: crypto.randomUUID(),
  } as const;
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(key) ?? "null",
    ) as Partial<OnboardingDraft> | null;
    if (!stored?.submissionKey) return fresh;
    const values = { ...emptyForm, ...stored.values, consent: false };
    // The steps after the documents need the file, which is not stored.
    const step = Math.min(stored.step ?? 1, 2) as StepNumber;
    return { ...fresh, ...stored, values, step };
  } catch {
    return fresh; // no storage, or an unknown value in it
  }
}

export function storeDraft(draft: OnboardingDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private mode or full: the form still works, but a reload loses it.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
