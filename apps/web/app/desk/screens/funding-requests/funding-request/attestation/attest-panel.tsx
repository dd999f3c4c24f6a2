import type { PublicConfig } from "@tenora/configuration/public-config";
import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { ConnectButton } from "~/features/wallet/connect-button";
import { Button } from "~/ui/button";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { SummaryLines } from "~/ui/text/summary-lines";
import { confirmationWords } from "../customer/confirmation-words.ts";
import type { ReviewActions } from "../review/use-review-actions.ts";
import { useAttestation } from "./use-attestation.ts";

interface AttestPanelProps {
  readonly request: FundingRequestDetail;
  /** What was checked before it: how the customer confirmed the debt stands below the summary. */
  readonly checks: readonly RequestCheck[];
  readonly config: PublicConfig;
  readonly actions: ReviewActions;
  readonly onBack: () => void;
}

/** What the attestor's wallet will sign, in words, and the button that asks it. */
export function AttestPanel({ request, checks, config, actions, onBack }: AttestPanelProps) {
  const attestation = useAttestation({ request, config, actions });
  const { wallet, prepared, problem, phase } = attestation;
  const isBusy = phase === "signing" || actions.isUpdating;
  return (
    <section
      aria-label="Attest"
      data-beside=""
      className="flex w-full min-w-0 flex-col gap-4 xl:not-short:min-h-0"
    >
      <h3 className="font-medium">Attest with your wallet</h3>
      <p className="text-muted text-sm">
        {wallet.isConnected
          ? `One signature with ${shortenAddress(wallet.walletAddress)}. It's free and moves no funds.`
          : "Connect the wallet that has the attestor's role on the exchange. Signing is free."}
      </p>
      {problem && (
        <Notice
          tone="bad"
          title="Not attested"
          action={
            wallet.isConnected && (
              <Button size="sm" variant="outline" onClick={() => void attestation.prepare()}>
                Try again
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      {wallet.isConnected && prepared === null && problem === "" && (
        <SkeletonGroup label="Preparing the attestation" className="space-y-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-2/3" />
        </SkeletonGroup>
      )}
      {prepared && (
        <section
          aria-label="What you sign"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
          tabIndex={0}
          data-scroll-column=""
          className="relative max-h-[40vh] overflow-y-auto xl:not-short:max-h-none xl:not-short:min-h-0 xl:not-short:flex-1"
        >
          <SummaryLines lines={prepared.message.summary} digest={prepared.message.digest} />
        </section>
      )}
      {prepared && !prepared.hasDebtor && <OwnRecord request={request} checks={checks} />}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={isBusy} onClick={onBack}>
          Back
        </Button>
        {wallet.isConnected ? (
          <Button
            busy={isBusy}
            disabled={prepared === null}
            onClick={() => void attestation.sign()}
          >
            {phase === "signing" ? "Sign in your wallet..." : "Sign and attest"}
          </Button>
        ) : (
          <ConnectButton />
        )}
      </div>
    </section>
  );
}

/**
 * How a customer without a wallet confirmed the debt. It stands beside what is signed, which doesn't have it;
 * a wallet's confirmation is part of that.
 */
function OwnRecord({ request, checks }: Pick<AttestPanelProps, "request" | "checks">) {
  const words = confirmationWords(checks);
  if (request.draft.kind === "community")
    return <p className="text-muted text-sm">A campaign has no customer to confirm it.</p>;
  if (words === null) return null;
  return (
    <p className="wrap-anywhere text-muted text-sm">
      In our records: {words.charAt(0).toLowerCase() + words.slice(1)}
    </p>
  );
}
