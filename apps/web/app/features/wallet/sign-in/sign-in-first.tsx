import { useState } from "react";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";

/** Signs in with the wallet at a press; a refusal is told. */
export function useSignIn(onSignedIn: () => void) {
  const wallet = useWallet();
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    setBusy(true);
    const rejection = await ensureWalletSession(wallet);
    setBusy(false);
    if (rejection === null) return onSignedIn();
    notify({ title: "Not signed in", description: rejection, tone: "destructive" });
  }

  return { isBusy, signIn };
}

interface SignInFirstProps {
  /** What only the wallet's owner can do. */
  readonly reason: string;
  onSignedIn(): void;
}

/** Shown where a signature is needed to see what is saved. */
export function SignInFirst({ reason, onSignedIn }: SignInFirstProps) {
  const { isBusy, signIn } = useSignIn(onSignedIn);
  return (
    <Card className="mt-8">
      <CardHeading
        title="Sign in with your wallet"
        description={`${reason} Sign once with your wallet: it's free and doesn't move any funds.`}
      />
      <Button busy={isBusy} onClick={() => void signIn()}>
        {isBusy ? "Confirm in your wallet..." : "Sign in"}
      </Button>
    </Card>
  );
}
