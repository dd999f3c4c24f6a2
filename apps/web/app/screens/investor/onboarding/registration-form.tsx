import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { TextField } from "~/ui/forms/text-field";
import { AlreadyRegistered } from "./already-registered.tsx";
import { type RegistrationValues, useRegistration } from "./use-registration.ts";
import { WalletField } from "./wallet-field.tsx";

const fields = [
  {
    name: "investorName",
    label: "Full Name",
    autoComplete: "name",
    maxLength: 200,
    help: "Yours or, if you register for an institution, its registered name.",
  },
  { name: "email", label: "Email", type: "email", autoComplete: "email", maxLength: 254 },
  { name: "country", label: "Country", autoComplete: "country-name", maxLength: 64 },
  {
    name: "idNumber",
    label: "Government ID Number",
    autoComplete: "off",
    maxLength: 64,
    help: "From your passport or national identity card; for an institution, its registration number. We store it encrypted and use it for our review.",
  },
] as const satisfies readonly ({ name: keyof RegistrationValues } & Record<string, unknown>)[];

export function RegistrationForm() {
  const { values, errors, isSubmitting, change, submit } = useRegistration();
  const isHydrated = useIsHydrated();
  const isRegistered = useInvestorStatus() === "registered";
  // What was typed is kept for another wallet. After a submission the next page says so.
  if (isRegistered && !isSubmitting) return <AlreadyRegistered />;
  return (
    <form
      method="post"
      noValidate
      className="mt-7"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset disabled={!isHydrated || isSubmitting} className="min-w-0 space-y-6">
        <legend className="sr-only">About you</legend>
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            required
            value={values[name]}
            error={errors[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <WalletField />
        <CheckboxField
          name="agreeTerms"
          label="I agree to the terms and conditions, and I understand that the money I invest is at risk."
          help={
            <>
              Please read the <TextLink to="/terms">Terms</TextLink>,{" "}
              <TextLink to="/privacy">Privacy notice</TextLink> and{" "}
              <TextLink to="/risk">Risk notice</TextLink>.
            </>
          }
          required
          checked={values.agreeTerms}
          error={errors.agreeTerms}
          onChange={(event) => change({ agreeTerms: event.target.checked })}
        />
      </fieldset>
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting}
        disabled={!isHydrated}
        className="mt-6 w-full"
      >
        {isSubmitting ? "Submitting..." : "Submit Registration"}
      </Button>
    </form>
  );
}

/** In a new tab, so that nothing typed is lost. */
function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="text-mint-strong underline underline-offset-4"
    >
      {children}
    </a>
  );
}
