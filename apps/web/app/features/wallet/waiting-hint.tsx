import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { FloatingNotice } from "./floating-notice.tsx";

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
