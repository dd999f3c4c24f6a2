import {
  companySchema,
  consentSchema,
  directorSchema,
  onboardingMessages,
  type StepMessage,
} from "@tenora/domain/business/onboarding";
import type * as z from "zod/mini";
import type { FieldErrors, FieldName, FormValues, StepNumber } from "./draft.ts";

export interface StepProblem {
  /** The toast of the step. */
  readonly toast: StepMessage;
  /** The messages under the fields. */
  readonly errors: FieldErrors;
}

const fieldMessages: Record<FieldName, string> = {
  companyName: "Enter the company's registered name.",
  country: "Choose the country of registration.",
  registrationNumber: "Enter the registration number.",
  certificate: "Choose the registration certificate.",
  directorName: "Enter the director's full name.",
  directorEmail: "Enter an email address such as name@company.com.",
  consent: "Tick this box to join the platform.",
};

/** What is missing in this step, or null when it is complete. */
export function checkStep(
  step: StepNumber,
  values: FormValues,
  certificate: File | null,
): StepProblem | null {
  switch (step) {
    case 1:
      return check(companySchema, values, onboardingMessages.company);
    case 2:
      return certificate
        ? null
        : {
            toast: onboardingMessages.document,
            errors: { certificate: fieldMessages.certificate },
          };
    case 3:
      return check(directorSchema, values, onboardingMessages.director);
    case 4:
      return check(consentSchema, values, onboardingMessages.consent);
  }
}

function check(schema: z.ZodMiniType, values: FormValues, toast: StepMessage): StepProblem | null {
  const result = schema.safeParse(values);
  if (result.success) return null;
  const { issues } = result.error;
  // A number that is there and wrong has a sentence of its own.
  const wrong = issues.find(
    ({ code, path }) => code === "custom" && path[0] === "registrationNumber",
  );
  return {
    toast: wrong ? { title: "Check the registration number", message: wrong.message } : toast,
    errors: Object.fromEntries(
      issues.map((issue) => {
        const field = issue.path[0] as FieldName;
        return [field, issue === wrong ? issue.message : fieldMessages[field]];
      }),
    ),
  };
}
