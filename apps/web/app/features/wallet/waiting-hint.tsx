import { useWallet } from "~/session/wallet-session";
import { Button } from "~/ui/button";
import { SideNote } from "./side-note.tsx";

/** Stands once, in the header: says where to look while the wallet is silent, and lets people stop. */
export function WaitingHint() {
  const { waitingHint, cancel } = useWallet();
  if (waitingHint === "") return null;
  return (
    <SideNote label="Waiting for your wallet">
      <p role="alert">{waitingHint}</p>
      <Button variant="outline" className="mt-3 w-full" onClick={cancel}>
        Cancel
      </Button>
    </SideNote>
  );
}
