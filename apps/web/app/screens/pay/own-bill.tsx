import type { DocumentWord } from "@tenora/domain/receivable/document-kind";
import { useState } from "react";
import { useProvenQuery } from "~/features/wallet/use-proven-query";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnBillResponse } from "./own-bill.ts";

interface OwnBillProps {
  readonly listing: bigint;
  readonly documentWord: DocumentWord;
}

/** The customer's own invoice, by the number that stands on it; for who isn't the customer, nothing. */
export function OwnBill({ listing, documentWord }: OwnBillProps) {
  const path = `/api/exchange/${listing}/bill`;
  const { answer, refresh } = useProvenQuery<OwnBillResponse>(path, true);
  if (answer.kind === "unproven")
    return <ShowNumber documentWord={documentWord} onSignedIn={refresh} />;
  // The page says all that a payer needs without it.
  if (answer.kind !== "ready" || answer.data.document === null) return null;
  return (
    <p className="figures wrap-anywhere mb-4">
      You're paying <span className="font-medium">{answer.data.document}</span>.
    </p>
  );
}

interface ShowNumberProps extends Pick<OwnBillProps, "documentWord"> {
  readonly onSignedIn: () => Promise<unknown>;
}

function ShowNumber({ documentWord, onSignedIn }: ShowNumberProps) {
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
    <div className="mb-4">
      <Button size="sm" variant="outline" busy={isBusy} onClick={() => void signIn()}>
        {isBusy ? "Confirm in your wallet..." : `Show my ${documentWord} number`}
      </Button>
    </div>
  );
}
