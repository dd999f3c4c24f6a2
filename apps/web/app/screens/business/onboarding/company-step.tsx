import { countries, countryCodeOf } from "@tenora/domain/business/onboarding";
import { registryNumberHelp } from "@tenora/domain/receivable/fingerprint/registry-number";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import type { FormValues } from "./draft.ts";
import type { OnboardingForm } from "./use-onboarding-form.ts";

export function CompanyStep({ form }: { form: OnboardingForm }) {
  const { values, errors, change } = form;
  return (
    <>
      <TextField
        label="Company name"
        help="Exactly as it appears in the company register."
        autoComplete="organization"
        maxLength={200}
        required
        value={values.companyName}
        error={errors.companyName}
        onChange={(event) => change({ companyName: event.target.value })}
      />
      <SelectField
        label="Country"
        placeholder="Choose a country"
        options={countries}
        required
        value={values.country}
        error={errors.country}
        onChange={(event) => change({ country: event.target.value as FormValues["country"] })}
      />
      <TextField
        label="Registration number"
        help={
          registryNumberHelp(countryCodeOf(values.country) ?? "") ??
          "For example, a UEN in Singapore or a BR number in Hong Kong."
        }
        autoComplete="off"
        maxLength={64}
        required
        value={values.registrationNumber}
        error={errors.registrationNumber}
        onChange={(event) => change({ registrationNumber: event.target.value })}
      />
    </>
  );
}
