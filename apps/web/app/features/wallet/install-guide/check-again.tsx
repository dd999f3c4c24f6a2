import { useState } from "react";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";

/** Looks again for a wallet that was installed while the guide was open. */
export function CheckAgain({ onFound }: { onFound: () => void }) {
  const wallet = useWallet();
  const [isLooking, setLooking] = useState(false);

  async function look() {
    setLooking(true);
    try {
      if (await wallet.findWallet()) return onFound();
      // Without a wallet this shows a toast behind the guide and the message below.
      await wallet.connect();
    } finally {
      setLooking(false);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={isLooking}
        onClick={() => void look()}
        className="mt-3"
      >
        Check again
      </Button>
      <p role="status" className="mt-2 font-medium text-ink empty:hidden">
        {wallet.problem && `${wallet.problem}. If you've just installed one, reload this page.`}
      </p>
    </>
  );
}
