import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { FloatingNotice } from "./floating-notice.tsx";

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
