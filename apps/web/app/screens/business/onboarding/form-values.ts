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
