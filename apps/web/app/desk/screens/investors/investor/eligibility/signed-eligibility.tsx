import type { PublicConfig } from "@tenora/configuration/public-config";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useMemo } from "react";
import { EligibilityPanel } from "~/desk/screens/eligibility/eligibility-panel.tsx";
import { Notice } from "~/ui/notice";
import type { ChainEligibility } from "./chain-eligibility.server.ts";
import { WithdrawEligibilityButton } from "./withdraw-button.tsx";

interface SignedEligibilityProps {
  readonly investor: InvestorRecord & {
    /** The newest signature, in seconds since 1970; null without one that is valid. */
    readonly signed: { readonly issuedAt: number; readonly expiresAt: number } | null;
    /** Null while the exchange can't be read. */
    readonly onChain: ChainEligibility | null;
    readonly config: PublicConfig;
  };
}

const moment = (seconds: number) => `${formatMoment(new Date(seconds * 1_000))} UTC`;

/**
 * Until when an investor's eligibility is signed and registered, the button that has it withdrawn, and
 * the one that signs it for an approved investor without one.
 */
export function EligibilitySignature({ investor }: SignedEligibilityProps) {
  const { id, investorName, walletAddress, signed, onChain, config } = investor;
  const unsigned = useMemo(
    () => [{ id, investorName, walletAddress }],
    [id, investorName, walletAddress],
  );
  if (investor.erasedAt) return null;
  const withdrawnAt = onChain?.notBefore ?? 0;
  const valid = signed !== null && signed.issuedAt > withdrawnAt ? signed : null;
  const registeredUntil = onChain?.registeredUntil ?? null;
  const mayBuy = investor.status === "approved" && !investor.suspendedAt;
  return (
    <div className="space-y-4">
      {withdrawnAt > 0 && valid === null && registeredUntil === null && (
        <Notice role="none" title="Eligibility withdrawn">
          An attestor withdrew it on {moment(withdrawnAt)}. Until a new eligibility is signed, this
          wallet can’t buy receivables for approved investors.
        </Notice>
      )}
      {valid === null && mayBuy && <EligibilityPanel investors={unsigned} config={config} />}
      {(valid !== null || registeredUntil !== null) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {valid !== null && <>Eligibility signed until {moment(valid.expiresAt)}. </>}
            {registeredUntil !== null
              ? `Registered on the chain until ${moment(registeredUntil)}.`
              : "Not registered on the chain."}
          </p>
          <WithdrawEligibilityButton investorId={id} name={investorName} wallet={walletAddress} />
        </div>
      )}
    </div>
  );
}
