import { lazy, Suspense, useState } from "react";
import { useWallet } from "~/session/wallet-session";
import { Button } from "~/ui/button";
import { ConnectButton } from "./connect-button.tsx";
import { ConnectionProblem } from "./connection-problem.tsx";
import { WaitingHint } from "./waiting-hint.tsx";

// Its code may not arrive; the page around it is whole all the same.
const WalletPill = lazy(() => import("./wallet-pill.tsx").catch(() => ({ default: LoadAgain })));

/** The header's wallet: "Connect Wallet", or a pill that opens the panel. */
export function WalletButton({ className }: { className?: string | undefined }) {
  const { isConnected } = useWallet();
  const [actedHere, setActedHere] = useState(false);
  const noteAct = () => setActedHere(true);
  return (
    <>
      {isConnected ? (
        <Suspense fallback={<span className="h-11 w-40" />}>
          <WalletPill className={className} takeFocus={actedHere} onDisconnect={noteAct} />
        </Suspense>
      ) : (
        <ConnectButton className={className} takeFocus={actedHere} onStart={noteAct} />
      )}
      <WaitingHint />
      <ConnectionProblem />
    </>
  );
}

function LoadAgain() {
  return <Button onClick={() => location.reload()}>Reload wallet</Button>;
}
