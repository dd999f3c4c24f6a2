import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { CountrySelect } from "./country-select.tsx";
import type { RequestActions } from "./review/use-request-actions.ts";

interface ConfirmedCountryProps {
  readonly business: Pick<BusinessForReview, "countryCode">;
  readonly actions: RequestActions;
}

/** Corrects an approved business's country, or adds one that was never asked for. */
export function ConfirmedCountry({ business: { countryCode }, actions }: ConfirmedCountryProps) {
  const [country, setCountry] = useState(countryCode ?? "");
  const isChanged = country !== "" && country !== countryCode;
  return (
    <div className="max-w-80 space-y-3">
      {countryCode === null && (
        <Notice tone="warning" role="none" title="Its country isn’t confirmed">
          It can’t submit a funding request before.
        </Notice>
      )}
      <CountrySelect country={country} onChange={setCountry} />
      {isChanged && (
        <Button
          size="sm"
          disabled={actions.isUpdating}
          onClick={() => actions.setCountry(countryCode, country)}
        >
          Save country
        </Button>
      )}
    </div>
  );
}
