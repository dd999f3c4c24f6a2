import { type FormEvent, useState } from "react";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { useWallet } from "~/wallet/wallet-provider";
import { InvitationMail } from "./invitation-mail.tsx";
import { guestAddressProblem, saveGuestAddress, useGuestAddress } from "./use-guest-address.ts";

const words = {
  invitation: {
    registered: "We'll email you once you're invited.",
    confirmed: (email: string) => `We'll email ${email} once you're invited, and about your notes.`,
  },
  notes: {
    registered: "We email you about your notes at the address of your registration.",
    confirmed: (email: string) => `We email ${email} about your notes.`,
  },
} as const;

interface GuestMailProps {
  /** What they wait for: to be let in, or what becomes of what they bought. */
  readonly about: keyof typeof words;
}

/** How a guest hears of an invitation or of their notes, and where they can say so. */
export function GuestMail({ about }: GuestMailProps) {
  const { address, refresh } = useGuestAddress();
  const email = address?.email ?? null;
  if (address?.isRegistered) return <p className="mt-2">{words[about].registered}</p>;
  if (address?.isConfirmed)
    return (
      <>
        <p className="mt-2 break-words">{words[about].confirmed(email ?? "")}</p>
        <GuestMailForm key="confirmed" known={email ?? ""} onSaved={refresh} />
      </>
    );
  return (
    <>
      {email === null ? (
        <AddressWanted about={about} />
      ) : (
        <p className="mt-2 break-words">
          Look for our email to {email} and confirm the address there. We send it at most twice a
          day, and nothing else until you confirm.
        </p>
      )}
      <GuestMailForm key={email} known={email ?? ""} onSaved={refresh} />
    </>
  );
}

const AddressWanted = ({ about }: GuestMailProps) =>
  about === "invitation" ? (
    <InvitationMail />
  ) : (
    <p className="mt-2">
      We can email you when it's paid, when it's late, and what you can collect then.
    </p>
  );

interface GuestMailFormProps {
  readonly known: string;
  readonly onSaved: () => Promise<unknown>;
}

/** Another address, the same once more, or none. */
function GuestMailForm({ known, onSaved }: GuestMailFormProps) {
  const wallet = useWallet();
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const isTakenAway = email.trim() === "" && known !== "";
    const wrong = isTakenAway ? null : guestAddressProblem(email);
    if (wrong !== null) return setProblem(wrong);
    setBusy(true);
    setProblem("");
    try {
      const rejection = (await ensureWalletSession(wallet)) ?? (await saveGuestAddress(email));
      if (rejection !== null) return setProblem(rejection);
      await onSaved();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="mt-3 grid gap-3">
      <GuestMailField value={email} onChange={setEmail} error={problem} />
      <div>
        <Button type="submit" variant="outline" size="sm" busy={isBusy}>
          {email.trim() === "" && known !== "" ? "Stop emailing me" : "Email me"}
        </Button>
      </div>
    </form>
  );
}

interface GuestMailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string;
}

export function GuestMailField({ value, onChange, error }: GuestMailFieldProps) {
  return (
    <TextField
      label="Your email address (optional)"
      type="email"
      autoComplete="email"
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      help="Only for emails to you: the seller doesn't see it. We send one email to confirm it first."
    />
  );
}
