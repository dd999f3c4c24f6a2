import type { PublicConfig } from "@tenora/configuration/public-config";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useMemo } from "react";
import { EligibilityPanel } from "../eligibility/eligibility-panel.tsx";

interface SignedEligibilityProps {
  readonly investor: InvestorRecord & {
    /** The last second of the newest signature, since 1970; null without one. */
    readonly eligibleUntil: number | null;
    readonly config: PublicConfig;
  };
}

/** Until when an approved investor's eligibility is signed, or the button to sign it. */
export function SignedEligibility({ investor }: SignedEligibilityProps) {
  const { id, investorName, walletAddress, eligibleUntil, config } = investor;
  const unsigned = useMemo(
    () => [{ id, investorName, walletAddress }],
    [id, investorName, walletAddress],
  );
  if (investor.status !== "approved" || investor.suspendedAt || investor.erasedAt) return null;
  if (eligibleUntil === null) return <EligibilityPanel investors={unsigned} config={config} />;
  return (
    <p className="text-muted">
      Eligibility signed until {formatMoment(new Date(eligibleUntil * 1000))} UTC
    </p>
  );
}
