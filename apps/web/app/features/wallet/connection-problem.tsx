import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { FloatingNotice } from "./floating-notice.tsx";

/** Stands once, in the header: why connecting failed, for longer than the toast says that it did. */
export function ConnectionProblem() {
  const { problem } = useWallet();
  const [isClosed, setClosed] = useState(false);

  // Each attempt may fail anew, and then speaks anew.
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
