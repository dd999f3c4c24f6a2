import { isBlank } from "@tenora/domain/text/single-line";
import { type FormEvent, useId, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { GuestMailField } from "./mail/guest-mail.tsx";
import { InvitationMail } from "./mail/invitation-mail.tsx";
import {
  guestAddressProblem,
  saveGuestAddress,
  useGuestAddress,
} from "./mail/use-guest-address.ts";

interface AskToJoinProps {
  readonly listing: bigint;
  /** Why this wallet can't buy yet. */
  readonly reason: string;
  readonly onAsked: () => Promise<unknown>;
}

/** Asks the seller for an invitation, with a name that they know, and with an address to be told at. */
export function AskToJoin({ listing, reason, onAsked }: AskToJoinProps) {
  const wallet = useWallet();
  const reasonId = useId();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const { address, refresh } = useGuestAddress();
  const isTold = address !== null && (address.isRegistered || address.isConfirmed);
  const [email, setEmail] = useState("");
  const [emailProblem, setEmailProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isBlank(name)) return setProblem("Enter a name that the seller knows.");
    const hasEmail = email.trim() !== "";
    const wrong = hasEmail ? guestAddressProblem(email) : null;
    if (wrong !== null) return setEmailProblem(wrong);
    setBusy(true);
    setProblem("");
    setEmailProblem("");
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection !== null) return setProblem(rejection);
      const path = `/api/exchange/${listing}/join-request`;
      const sent = await sendRequest(path, { method: "POST", body: { name } });
      if (!sent.ok) return setProblem(sent.message);
      // Only who has asked has anything to be told. Asking again changes nothing.
      const emailRejection = hasEmail ? await saveGuestAddress(email) : null;
      if (emailRejection !== null) return setEmailProblem(emailRejection);
      await refresh();
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
        <p id={reasonId}>{reason}</p>
        {isTold ? <p className="mt-2">We'll email you once you're invited.</p> : <InvitationMail />}
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
      {!isTold && <GuestMailField value={email} onChange={setEmail} error={emailProblem} />}
      <Button type="submit" busy={isBusy} className="w-full">
        Ask to join
      </Button>
    </form>
  );
}
