import { toDecimalText } from "@tenora/domain/money/decimal-amount";
import {
  formatAmount,
  formatAmountDown,
  formatBasisPoints,
  formatCount,
} from "@tenora/domain/money/format-amount";
import { aprBpsDown } from "@tenora/domain/receivable/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { useCallback, useState } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { useWallet } from "~/wallet/wallet-provider";
import { Admission } from "./admission.tsx";
import { GuestAdmission } from "./guests/guest-admission.tsx";
import { OwnSale } from "./guests/own-sale.tsx";
import { useGuest } from "./guests/use-guest.ts";
import type { ListingPage, OfferFacts } from "./listing-page.ts";
import { leastUnits, type Purchase, purchaseOfAmount, unitsLeft } from "./purchase.ts";

const day = 86_400n;

/** How much, what it brings, who may, and the button. */
export function BuyPanel({ page, onBought }: { page: ListingPage; onBought: () => void }) {
  const { offer, market } = page;
  const { token, pricePerUnit } = offer;
  const { walletAddress, isConnected } = useWallet();
  const [text, setText] = useState("");
  const [hasTried, setTried] = useState(false);
  const purchase = purchaseOfAmount(text, offer);
  const units = purchase.ok ? purchase.units : 0n;
  const { id } = offer;
  const guest = useGuest(offer);
  const pass = guest.state.kind === "ready" ? guest.state.pass : null;
  const build = useCallback<BuildIntent>(
    async (context) =>
      (await import("./buy-intent.ts")).buyIntent(context, { listing: id, units, pass }),
    [id, units, pass],
  );
  const choose = (count: bigint) => setText(toDecimalText(count * pricePerUnit, token.decimals));
  const problem = purchase.ok ? "" : purchase.problem || (hasTried ? "Enter an amount." : "");
  const isShown = text !== "" || hasTried;

  if (isConnected && [offer.seller, offer.payout].includes(walletAddress.toLowerCase()))
    return <OwnSale page={page} />;
  return (
    <div className="grid gap-5">
      <TextField
        label={`Amount in ${token.symbol}`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isShown ? problem : ""}
        help={`${formatAmount(pricePerUnit, token)} a unit, ${formatCount(unitsLeft(offer))} left`}
      />
      <div className="-mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => choose(leastUnits(offer))}>
          Smallest
        </Button>
        <Button variant="outline" size="sm" onClick={() => choose(unitsLeft(offer))}>
          All that's left
        </Button>
      </div>
      <Outcome purchase={purchase} offer={offer} now={BigInt(market.now)} />
      <GuestAdmission listing={id} guest={guest}>
        <Admission gate={offer.gate} now={market.now}>
          {purchase.ok ? (
            <TransactionButton
              id={`buy:${id}`}
              build={build}
              onConfirmed={() => {
                onBought();
                void guest.refresh();
              }}
              className="w-full"
              disconnected={<ConnectButton className="w-full" />}
            >
              Buy {formatCount(units)} {units === 1n ? "unit" : "units"}
            </TransactionButton>
          ) : isConnected ? (
            <Button className="w-full" onClick={() => setTried(true)}>
              Buy
            </Button>
          ) : (
            <ConnectButton className="w-full" />
          )}
        </Admission>
      </GuestAdmission>
      <p className="text-muted text-sm">You'll review everything before you sign. {page.minimum}</p>
    </div>
  );
}

/** What this amount costs and brings. */
function Outcome({ purchase, offer, now }: { purchase: Purchase; offer: OfferFacts; now: bigint }) {
  if (!purchase.ok) return null;
  const { token, maturity } = offer;
  const { units, cost, repayment } = purchase;
  const rate = aprBpsDown(cost, repayment, (maturity - now + day - 1n) / day);
  const lines = [
    ["Units", formatCount(units)],
    ["You pay", formatAmount(cost, token)],
    ["You get back", formatAmountDown(repayment, token)],
    ["Your gain", formatAmountDown(repayment - cost, token)],
    ["Repaid on", formatShortDate(new Date(Number(maturity) * 1_000))],
    ...(rate === null ? [] : [["Yearly return", formatBasisPoints(Number(rate))]]),
  ];
  return (
    <dl className="divide-y divide-line border-line border-y text-[0.9375rem]" aria-live="polite">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
