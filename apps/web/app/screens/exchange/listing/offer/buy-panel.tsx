import { toTypedText } from "@tenora/domain/money/decimal-amount";
import { formatAmount, formatYearlyRate } from "@tenora/domain/money/format-amount";
import { formatAmountFor, roundFor } from "@tenora/domain/money/format-amount-for";
import { aprBpsDown } from "@tenora/domain/receivable/amounts/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { useRef, useState } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Button } from "~/ui/button";
import { AmountField } from "~/ui/forms/amount-field";
import { useWallet } from "~/wallet/wallet-provider";
import { CustomerWarning } from "../debtor/customer-warning.tsx";
import { purchaseWarnings } from "../debtor/customer-warning-words.ts";
import { useCustomerRecord } from "../debtor/use-customer-record.ts";
import { GuestAdmission } from "../guests/guest-admission.tsx";
import { OwnSale } from "../guests/own-sale.tsx";
import { useGuest } from "../guests/use-guest.ts";
import type { ListingPage } from "../listing-page.ts";
import { Admission } from "./admission.tsx";
import type { OfferFacts } from "./offer-facts.ts";
import { leastUnits, type Purchase, purchaseOfAmount, shortCost, unitsLeft } from "./purchase.ts";

const day = 86_400n;

/** How much, what it brings, who may, and the button. */
export function BuyPanel({ page, onBought }: { page: ListingPage; onBought: () => void }) {
  const {
    offer,
    market,
    debt: { recourse },
  } = page;
  const { token, pricePerUnit } = offer;
  const { walletAddress, isConnected } = useWallet();
  const [text, setText] = useState("");
  const [hasTried, setTried] = useState(false);
  const purchase = purchaseOfAmount(text, offer);
  const units = purchase.ok ? purchase.units : 0n;
  const { id } = offer;
  const guest = useGuest(offer);
  const pass = guest.state.kind === "ready" ? guest.state.pass : null;
  const customer = useCustomerRecord(page);
  // Starting over after its answer came warns of that, and not of what was known at the press.
  const known = useRef(customer);
  known.current = customer;
  const build: BuildIntent = async (context) =>
    (await import("./buy-intent.ts")).buyIntent(context, {
      listing: id,
      units,
      pass,
      recourse,
      warnings: purchaseWarnings(known.current, page.risk.otherTrouble),
    });
  const choose = (count: bigint) => setText(toTypedText(count * pricePerUnit, token.decimals));
  const least = leastUnits(offer);
  const left = unitsLeft(offer);
  const problem = purchase.ok || (text === "" && !hasTried) ? null : purchase;
  // The amount isn't asked for where there is no button.
  const canBuy = guest.state.kind === "not-needed" || guest.state.kind === "ready";

  const own = isConnected && walletAddress.toLowerCase();
  if (own === offer.seller) return <OwnSale page={page} />;
  if (own === offer.payout)
    return (
      <p className="text-muted">This wallet receives what the sale raises, so it can't buy here.</p>
    );
  return (
    <div className="grid gap-5">
      {canBuy && (
        <>
          <AmountField
            label={`Amount in ${token.symbol}`}
            value={text}
            onText={setText}
            error={problem?.message}
            answers={problem?.answers}
            help={`${shortCost(left, offer)} left, in steps of ${formatAmount(pricePerUnit, token)}`}
          />
          <div className="-mt-2 flex flex-wrap gap-2">
            {least < left && (
              <Button
                variant="outline"
                size="sm"
                className="max-sm:px-2"
                onClick={() => choose(least)}
              >
                Min {shortCost(least, offer)}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              className="max-sm:px-2"
              onClick={() => choose(left)}
            >
              Max {shortCost(left, offer)}
            </Button>
          </div>
          <CustomerWarning record={customer} recourse={recourse} />
          <Outcome purchase={purchase} offer={offer} now={BigInt(market.now)} />
        </>
      )}
      <div className="before:-top-4 z-10 -mx-5 bg-surface px-5 py-3 before:pointer-events-none before:absolute before:inset-x-0 before:h-4 before:bg-linear-to-t before:from-surface sm:-mx-8 sm:px-8 lg:sticky lg:bottom-0 max-lg:before:hidden">
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
                Buy for {shortCost(units, offer)}
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
        {canBuy && (
          <p className="mt-2 text-muted text-sm">You'll see everything again before you sign.</p>
        )}
      </div>
    </div>
  );
}

/** What this amount costs and brings. */
function Outcome({ purchase, offer, now }: { purchase: Purchase; offer: OfferFacts; now: bigint }) {
  if (!purchase.ok) return null;
  const { token, maturity } = offer;
  const { cost, repayment } = purchase;
  const date = formatShortDate(new Date(Number(maturity) * 1_000));
  // As the lines above it are shown, so that they add up.
  const difference = roundFor("payee", repayment, token) - roundFor("payer", cost, token);
  // Without interest the two roundings alone would read as a loss.
  const gain = repayment === cost ? 0n : difference;
  const days = (maturity - now + day - 1n) / day;
  const rate = aprBpsDown(cost, repayment, days);
  const lines = [
    ["You pay", formatAmountFor("payer", cost, token)],
    [`Due to you on ${date}`, formatAmountFor("payee", repayment, token)],
    ["Your gain", formatAmount(gain, token)],
    ...(rate === null
      ? []
      : [
          [
            `Yearly return over ${days} ${days === 1n ? "day" : "days"}, today included`,
            formatYearlyRate(rate),
          ],
        ]),
  ];
  return (
    <dl
      data-outcome
      className="divide-y divide-line border-line border-y text-[0.9375rem]"
      aria-live="polite"
    >
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="figures whitespace-nowrap text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
