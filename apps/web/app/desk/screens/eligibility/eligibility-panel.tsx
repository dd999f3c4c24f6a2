import type { PublicConfig } from "@tenora/configuration/public-config";
import type { UnsignedInvestor } from "@tenora/database/investor/investor-eligibility";
import { ConnectButton } from "~/features/wallet/connect-button";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { SummaryLines } from "~/ui/text/summary-lines";
import { useEligibilities } from "./use-eligibilities.ts";

interface EligibilityPanelProps {
  readonly investors: readonly UnsignedInvestor[];
  readonly config: PublicConfig;
}

/** Approved investors whose eligibility no attestor has signed, and the button that asks the wallet. */
export function EligibilityPanel({ investors, config }: EligibilityPanelProps) {
  const eligibilities = useEligibilities(investors, config);
  const { wallet, prepared, problem, signedCount } = eligibilities;
  const [first] = prepared?.messages ?? [];
  const isOne = investors.length === 1;
  const button = isOne ? "Sign eligibility" : `Sign ${investors.length} eligibilities`;
  return (
    <Notice
      tone="waiting"
      role="none"
      title={
        isOne
          ? "Eligibility not yet signed"
          : `${investors.length} approved investors without a signed eligibility`
      }
      action={
        wallet.isConnected ? (
          <Button
            size="sm"
            busy={signedCount !== null}
            disabled={prepared === null}
            onClick={() => void eligibilities.sign()}
          >
            {signedCount === null
              ? button
              : `Sign in your wallet (${signedCount + 1} of ${investors.length})...`}
          </Button>
        ) : (
          <ConnectButton size="sm" />
        )
      }
    >
      <p>
        Once an attestor's wallet signs, they can buy for 12 months. Signing is free and moves no
        funds.
      </p>
      {problem && (
        <p role="alert" className="mt-2 font-medium">
          {problem}{" "}
          <Button variant="link" size="sm" onClick={() => void eligibilities.prepare()}>
            Try again
          </Button>
        </p>
      )}
      {first && (
        <details className="mt-2" open={isOne}>
          <summary className="cursor-pointer">What the wallet signs</summary>
          <SummaryLines
            layout="stacked"
            digest={isOne ? first.digest : null}
            lines={
              isOne
                ? first.summary
                : [
                    {
                      label: "You confirm",
                      value: investors.map((one) => one.walletAddress).join(", "),
                    },
                    ...first.summary.slice(1),
                  ]
            }
          />
        </details>
      )}
    </Notice>
  );
}
