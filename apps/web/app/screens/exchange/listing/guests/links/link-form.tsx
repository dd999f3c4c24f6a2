import { toTypedText } from "@tenora/domain/money/decimal-amount";
import { isBlank } from "@tenora/domain/text/single-line";
import { type FormEvent, useState } from "react";
import type { OfferFacts } from "~/screens/exchange/listing/offer/offer-facts";
import { unitsLeft } from "~/screens/exchange/listing/offer/purchase";
import { Button } from "~/ui/button";
import { AmountField } from "~/ui/forms/amount-field";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { capOf, deadlineOf, lifetimes } from "../passes/pass-terms.ts";
import { linkAddress } from "../passes/sale-pass.ts";
import type { LinksResponse } from "../responses.ts";

interface LinkFormProps {
  readonly offer: OfferFacts;
  readonly sale: NonNullable<LinksResponse["sale"]>;
  readonly onCreated: (address: string) => void;
}

/** The limits of a link. Its key is made in this browser; one signature lets it in. */
export function LinkForm({ offer, sale, onCreated }: LinkFormProps) {
  const wallet = useWallet();
  const { token, pricePerUnit, id } = offer;
  const everything = () => toTypedText(unitsLeft(offer) * pricePerUnit, token.decimals);
  const [name, setName] = useState("");
  const [forEach, setForEach] = useState(everything);
  const [inAll, setInAll] = useState(everything);
  const [lifetime, setLifetime] = useState("sale");
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const walletCap = capOf(forEach, offer);
  const totalCap = capOf(inAll, offer);
  const isSmaller = walletCap.ok && totalCap.ok && totalCap.units < walletCap.units;

  async function create(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setProblem("");
    if (isBlank(name) || !walletCap.ok || !totalCap.ok || isSmaller) return;
    setBusy(true);
    try {
      const { createLink } = await import("../passes/sign-pass.ts");
      const created = await createLink(wallet, {
        listing: id,
        name,
        walletCap: walletCap.units,
        totalCap: totalCap.units,
        counter: sale.counter,
        deadline: deadlineOf(lifetime, offer, sale.now),
      });
      if (!created.ok) return setProblem(created.message);
      setName("");
      setTried(false);
      onCreated(linkAddress(window.location.origin, id, created.privateKey));
    } catch (error) {
      console.error(error);
      setProblem("Your wallet couldn't sign the link. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void create(event)} noValidate className="grid gap-4">
      <TextField
        label="Who is it for?"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={hasTried && isBlank(name) ? "Enter a name, like “Football club”." : ""}
        help="Only you see it."
      />
      <AmountField
        label={`Limit for each wallet, in ${token.symbol}`}
        value={forEach}
        onText={setForEach}
        error={walletCap.ok ? "" : walletCap.message}
        answers={walletCap.ok ? [] : walletCap.answers}
      />
      <AmountField
        label={`Limit in total, in ${token.symbol}`}
        value={inAll}
        onText={setInAll}
        error={
          isSmaller ? "This is less than one wallet can buy." : totalCap.ok ? "" : totalCap.message
        }
        answers={totalCap.ok ? [] : totalCap.answers}
      />
      <SelectField
        label="It can be used"
        options={lifetimes}
        value={lifetime}
        onChange={(event) => setLifetime(event.target.value)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? "Confirm in your wallet..." : "Create the link"}
      </Button>
      <p className="text-muted text-sm">Signing is free. You can't undo a purchase.</p>
    </form>
  );
}
