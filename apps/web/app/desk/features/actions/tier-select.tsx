import { type Tier, tierNames, tiers } from "@tenora/domain/business/business";
import { SelectField } from "~/ui/forms/select-field";

interface TierSelectProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly tier: Tier;
  readonly onChange: (tier: Tier) => void;
}

const options = tiers.map((tier) => ({
  value: String(tier),
  label: `Tier ${tier} · ${tierNames[tier]}`,
}));

export function TierSelect({ label, help, error, tier, onChange }: TierSelectProps) {
  return (
    <SelectField
      label={label}
      help={help}
      error={error}
      options={options}
      value={String(tier)}
      onChange={(event) => {
        const chosen = tiers.find((one) => String(one) === event.target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
