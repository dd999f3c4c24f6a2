import { useState } from "react";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";

interface SignInButtonProps {
  readonly onSignedIn: () => Promise<unknown>;
  readonly variant?: "default" | "outline";
  readonly children?: string;
}

/** Proves the connected wallet to our server by one signature. */
export function SignInButton({
  onSignedIn,
  variant = "default",
  children = "Sign in",
}: SignInButtonProps) {
  const wallet = useWallet();
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    setBusy(true);
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection === null) await onSignedIn();
      else notify({ title: "Not signed in", description: rejection, tone: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" variant={variant} busy={isBusy} onClick={() => void signIn()}>
      {isBusy ? "Confirm in your wallet..." : children}
    </Button>
  );
}
