import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";

/** Where to look while the wallet does not respond, with a cancel button. Mounted once, in the header. */
export function WaitingHint() {
  const { waitingHint, cancel } = useWallet();
  if (waitingHint === "") return null;
  return (
    <FloatingNotice label="Waiting for your wallet">
      <p role="alert">{waitingHint}</p>
      <Button variant="outline" className="mt-3 w-full" onClick={cancel}>
        Cancel
      </Button>
    </FloatingNotice>
  );
}

/** Why connecting failed; stays after the toast has closed. Mounted once, in the header. */
export function ConnectionProblem() {
  const { problem } = useWallet();
  const [isClosed, setClosed] = useState(false);

  // Each new attempt that fails shows its own problem.
  useEffect(() => {
    if (problem === "") setClosed(false);
  }, [problem]);

  if (problem === "" || isClosed) return null;
  return (
    <FloatingNotice label="Wallet problem">
      <h2 className="font-semibold">We couldn't connect your wallet</h2>
      <p role="alert" className="mt-1">
        {problem}
      </p>
      <Button variant="outline" className="mt-3 w-full" onClick={() => setClosed(true)}>
        Close
      </Button>
    </FloatingNotice>
  );
}

/** A small sheet at the edge of the page for the wallet's messages; it covers no control. */
function FloatingNotice({ label, children }: { label: string; children: ReactNode }) {
  return createPortal(
    <aside
      aria-label={label}
      className="fixed inset-x-4 top-[calc(var(--spacing-header)+0.75rem)] z-40 rounded-card border border-line bg-surface-raised p-4 text-ink text-sm shadow-raised md:top-auto md:right-auto md:bottom-4 md:left-4 md:w-80"
    >
      {children}
    </aside>,
    document.body,
  );
}
