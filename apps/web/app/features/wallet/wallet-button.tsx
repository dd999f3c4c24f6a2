import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { ConnectButton } from "./connect-button.tsx";
import { ConnectionProblem, WaitingHint } from "./wallet-notices.tsx";

// If its code fails to load, the rest of the page still works.
const WalletPill = lazy(() => import("./wallet-pill.tsx").catch(() => ({ default: ReloadButton })));

/** The header's wallet: "Connect Wallet", or a pill that opens the panel. */
export function WalletButton({ className }: { className?: string | undefined }) {
  const { isConnected } = useWallet();
  const [hasInteracted, setHasInteracted] = useState(false);
  const markInteracted = () => setHasInteracted(true);
  return (
    <>
      {isConnected ? (
        <Suspense fallback={<span className="h-11 w-40" />}>
          <WalletPill
            className={className}
            takeFocus={hasInteracted}
            onDisconnect={markInteracted}
          />
        </Suspense>
      ) : (
        <ConnectButton className={className} takeFocus={hasInteracted} onStart={markInteracted} />
      )}
      <WaitingHint />
      <ConnectionProblem />
    </>
  );
}

function ReloadButton() {
  return <Button onClick={() => location.reload()}>Reload wallet</Button>;
}
