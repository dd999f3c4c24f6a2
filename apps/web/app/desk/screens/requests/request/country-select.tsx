import { listCountries } from "@tenora/domain/receivable/debtor-words";
import { useMemo } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { SelectField } from "~/ui/forms/select-field";

interface CountrySelectProps {
  readonly error?: string | undefined;
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** The country of the company register, of which the identity of every invoice of the business is made. */
export function CountrySelect({ error, country, onChange }: CountrySelectProps) {
  const isHydrated = useIsHydrated();
  // Browser and server know countries by other names and in another order.
  const options = useMemo(
    () => (isHydrated ? listCountries() : country ? [{ value: country, label: country }] : []),
    [isHydrated, country],
  );
  return (
    <SelectField
      label="Country of registration"
      help="As the certificate says. It’s part of the identity of every invoice it sells."
      error={error}
      placeholder="Choose a country"
      options={options}
      required
      value={country}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
