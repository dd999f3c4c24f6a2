import { useEffect, useState } from "react";
import { useWallet } from "~/session/wallet-session";
import { Button } from "~/ui/button";
import { SideNote } from "./side-note.tsx";

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
    <SideNote label="Wallet problem">
      <h2 className="font-semibold">Your wallet could not be connected</h2>
      <p role="alert" className="mt-1">
        {problem}
      </p>
      <Button variant="outline" className="mt-3 w-full" onClick={() => setClosed(true)}>
        Close
      </Button>
    </SideNote>
  );
}
