import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { ConnectButton } from "~/features/wallet/connect-button";
import { Button } from "~/ui/button";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { SummaryLines } from "~/ui/text/summary-lines";
import { useWalletConfirmation } from "./use-wallet-confirmation.ts";

interface WalletConfirmationProps {
  readonly token: string;
  /** The wallet that the request names. */
  readonly debtor: string;
  readonly onConfirmed: () => void;
}

/** What the customer's wallet signs, line by line, and then the button that asks it. */
export default function WalletConfirmation(props: WalletConfirmationProps) {
  const confirmation = useWalletConfirmation(props);
  const { message, phase, problem, prepare } = confirmation;
  if (phase === "closed") {
    return (
      <Button variant="outline" className="w-full sm:w-auto" onClick={() => void prepare()}>
        Confirm with my wallet
      </Button>
    );
  }
  return (
    <div className="space-y-4">
      {phase === "preparing" && (
        <SkeletonGroup label="Preparing what you sign" className="space-y-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-5/6" />
        </SkeletonGroup>
      )}
      {problem && (
        <Notice
          tone="bad"
          title="Not confirmed yet"
          action={
            phase === "failed" && (
              <Button size="sm" variant="outline" onClick={() => void prepare()}>
                Try again
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      {message && (
        <section aria-label="What you sign">
          <SummaryLines lines={message.summary} digest={message.digest} />
        </section>
      )}
      {message && <Act confirmation={confirmation} debtor={props.debtor} />}
    </div>
  );
}

interface ActProps {
  readonly confirmation: ReturnType<typeof useWalletConfirmation>;
  readonly debtor: string;
}

/** What has to be done next: connect, choose the account, switch the network, or sign. */
function Act({ confirmation: { wallet, phase, sign }, debtor }: ActProps) {
  const { isConnected, walletAddress, network, config, switchChain, addNetwork } = wallet;
  const { shortName } = config.chain;
  if (!isConnected) return <ConnectButton />;
  if (walletAddress.toLowerCase() !== debtor.toLowerCase()) {
    return (
      <Notice tone="warning" title="This is another wallet">
        Your wallet shows {shortenAddress(walletAddress)}, and only {shortenAddress(debtor)} can
        sign this. Choose that account in your wallet.
      </Notice>
    );
  }
  if (network === "other" || network === "genesis-mismatch") {
    return (
      <Button onClick={() => void (network === "other" ? switchChain() : addNetwork())}>
        {network === "other" ? `Switch to ${shortName}` : `Add our ${shortName} network`}
      </Button>
    );
  }
  return (
    <Button busy={phase === "signing" || phase === "sending"} onClick={() => void sign()}>
      {phase === "signing" ? "Sign in your wallet..." : "Sign and confirm"}
    </Button>
  );
}
