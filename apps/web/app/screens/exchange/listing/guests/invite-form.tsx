import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { toTypedText } from "@tenora/domain/money/decimal-amount";
import { isBlank } from "@tenora/domain/text/single-line";
import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { AmountField } from "~/ui/forms/amount-field";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import type { OfferFacts } from "../offer/offer-facts.ts";
import { unitsLeft } from "../offer/purchase.ts";
import { capOf, deadlineOf, lifetimes } from "./passes/pass-terms.ts";
import type { InvitationsResponse } from "./responses.ts";

export interface InvitedPerson {
  readonly key: string;
  readonly wallet: string;
  readonly name: string;
}

export const emptyPerson = (): InvitedPerson => ({
  key: crypto.randomUUID(),
  wallet: "",
  name: "",
});

interface InviteFormProps {
  readonly offer: OfferFacts;
  readonly sale: NonNullable<InvitationsResponse["sale"]>;
  readonly people: readonly InvitedPerson[];
  readonly onChange: (people: readonly InvitedPerson[]) => void;
  readonly onInvited: () => void;
}

/** Invites people, up to how much and until when; each is one signature of the seller's wallet. */
export function InviteForm({ offer, sale, people, onChange, onInvited }: InviteFormProps) {
  const wallet = useWallet();
  const { token, pricePerUnit } = offer;
  const [amount, setAmount] = useState(() =>
    toTypedText(unitsLeft(offer) * pricePerUnit, token.decimals),
  );
  const [lifetime, setLifetime] = useState("sale");
  const [hasTried, setTried] = useState(false);
  const [signing, setSigning] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const cap = capOf(amount, offer);

  const change = (key: string, changes: Partial<InvitedPerson>) =>
    onChange(people.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function invite(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setProblem("");
    if (!cap.ok || people.some((one) => walletProblem(one, offer) || nameProblem(one))) return;
    let left = people;
    try {
      const { sendInvitation } = await import("./passes/sign-pass.ts");
      for (const [at, one] of people.entries()) {
        setSigning(at + 1);
        const rejection = await sendInvitation(wallet, {
          listing: offer.id,
          wallet: parseWalletAddress(one.wallet) ?? "0x",
          name: one.name,
          cap: cap.units,
          counter: sale.counter,
          deadline: deadlineOf(lifetime, offer, sale.now),
        });
        if (rejection !== null) return setProblem(rejection);
        left = left.filter(({ key }) => key !== one.key);
      }
      setTried(false);
    } catch (error) {
      console.error(error);
      setProblem("Your wallet couldn't sign the invitation. Please try again.");
    } finally {
      setSigning(null);
      onChange(left.length === 0 ? [emptyPerson()] : left);
      if (left.length < people.length) onInvited();
    }
  }

  return (
    <form onSubmit={(event) => void invite(event)} noValidate className="grid gap-4">
      {people.map((one, at) => (
        <fieldset key={one.key} className="grid gap-3 rounded-control border border-line p-3">
          <legend className="px-1 text-muted text-sm">Person {at + 1}</legend>
          <TextField
            label="Wallet address"
            autoComplete="off"
            spellCheck={false}
            placeholder="0x..."
            value={one.wallet}
            onChange={(event) => change(one.key, { wallet: event.target.value })}
            error={hasTried ? walletProblem(one, offer) : ""}
          />
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={80}
            value={one.name}
            onChange={(event) => change(one.key, { name: event.target.value })}
            error={hasTried ? nameProblem(one) : ""}
            help="Only you see it."
          />
          {people.length > 1 && (
            <div>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => onChange(people.filter(({ key }) => key !== one.key))}
              >
                Remove <span className="sr-only">person {at + 1}</span>
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={people.length >= 50}
          onClick={() => onChange([...people, emptyPerson()])}
        >
          Add another person
        </Button>
      </div>
      <AmountField
        label={`Limit for each person, in ${token.symbol}`}
        value={amount}
        onText={setAmount}
        error={cap.ok ? "" : cap.message}
        answers={cap.ok ? [] : cap.answers}
      />
      <SelectField
        label="They can buy"
        options={lifetimes}
        value={lifetime}
        onChange={(event) => setLifetime(event.target.value)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" busy={signing !== null} className="w-full">
        {signing === null
          ? people.length === 1
            ? "Sign the invitation"
            : `Sign ${people.length} invitations`
          : `Confirm ${signing} of ${people.length} in your wallet...`}
      </Button>
      <p className="text-muted text-sm">
        Signing is free. They can buy at any time until it expires, and you can't undo a purchase.
      </p>
    </form>
  );
}

function walletProblem({ wallet }: InvitedPerson, { seller, payout }: OfferFacts): string {
  const address = parseWalletAddress(wallet);
  if (address === null) return "Enter an address: 0x and 40 characters.";
  return [seller, payout].some((own) => own.toLowerCase() === address)
    ? "This is your own wallet."
    : "";
}

const nameProblem = ({ name }: InvitedPerson) => (isBlank(name) ? "Enter a name." : "");
