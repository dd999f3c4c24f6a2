import { TextField } from "~/ui/forms/text-field";
import type { OnboardingForm } from "./use-onboarding-form.ts";

export function DirectorStep({ form }: { form: OnboardingForm }) {
  const { values, errors, change } = form;
  return (
    <>
      <TextField
        label="Director's full name"
        autoComplete="name"
        maxLength={200}
        required
        value={values.directorName}
        error={errors.directorName}
        onChange={(event) => change({ directorName: event.target.value })}
      />
      <TextField
        label="Director's email"
        type="email"
        inputMode="email"
        help="We'll only use this address to contact you about your request."
        autoComplete="email"
        maxLength={254}
        required
        value={values.directorEmail}
        error={errors.directorEmail}
        onChange={(event) => change({ directorEmail: event.target.value })}
      />
    </>
  );
}
