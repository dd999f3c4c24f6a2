import { type FormEvent, useId, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";

interface AskToJoinProps {
  readonly listing: bigint;
  /** Why this wallet can't buy yet. */
  readonly reason: string;
  readonly onAsked: () => Promise<unknown>;
}

/** Asks the seller for an invitation, with a name that they know. */
export function AskToJoin({ listing, reason, onAsked }: AskToJoinProps) {
  const wallet = useWallet();
  const reasonId = useId();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return setProblem("Enter a name that the seller knows.");
    setBusy(true);
    setProblem("");
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection !== null) return setProblem(rejection);
      const path = `/api/exchange/${listing}/join-request`;
      const sent = await sendRequest(path, { method: "POST", body: { name } });
      if (!sent.ok) return setProblem(sent.message);
      await onAsked();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => void ask(event)}
      noValidate
      className="grid gap-4"
      aria-describedby={reasonId}
    >
      <Notice role="none" title="Ask to join">
        <span id={reasonId}>{reason}</span>
      </Notice>
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem}
        help="Only the seller sees it, with your wallet's address."
      />
      <Button type="submit" busy={isBusy} className="w-full">
        Ask to join
      </Button>
    </form>
  );
}
