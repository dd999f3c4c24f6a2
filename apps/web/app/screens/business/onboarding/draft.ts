import type { countries } from "@tenora/domain/business/onboarding";

/** What the form holds as typed; the certificate is kept beside it and never stored in the browser. */
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

/** The words under each field that is missing or wrong. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export const stepTitles = ["Company", "Documents", "Director", "Consent and wallet"] as const;
export type StepNumber = 1 | 2 | 3 | 4;

const key = "onboardingDraft";

export interface Draft {
  readonly values: FormValues;
  readonly step: StepNumber;
  /** What the chosen certificate was called; the file itself is never kept in the browser. */
  readonly fileName: string;
  /** Idempotency key: the same form sent twice makes one business. */
  readonly submissionKey: string;
}

/** What was typed before a reload, in this tab. The consent is asked anew, and the file too. */
export function readDraft(): Draft {
  const fresh = {
    values: emptyForm,
    step: 1,
    fileName: "",
    submissionKey: crypto.randomUUID(),
  } as const;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Draft> | null;
    if (!kept?.submissionKey) return fresh;
    const values = { ...emptyForm, ...kept.values, consent: false };
    // Behind the documents step nobody stands without a file, and files are not kept.
    const step = Math.min(kept.step ?? 1, 2) as StepNumber;
    return { ...fresh, ...kept, values, step };
  } catch {
    return fresh; // no storage, or something else stood there
  }
}

export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private mode or full: the form works on, only a reload would lose it.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
