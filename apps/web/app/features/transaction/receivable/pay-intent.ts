// Loaded at the press of "Pay": it needs viem.
import { paymentSteps } from "@tenora/chain/payment/payment-steps";
import { type Listing, listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";
import type { Payment } from "./payment.ts";
import { headroomMinutes, lesser, paymentAmounts, takenOf } from "./payment-amounts.ts";

/** In seconds: for a wallet that is looked for, and a slow network. */
const signatureLifetime = 3_600n;

/** A payment on a receivable by the connected wallet, from what the chain says is due now. */
export async function payIntent(
  context: IntentContext,
  { listing: id, amount: asked }: Payment,
): Promise<TransactionIntent> {
  const { account, chainId, client, deployment } = context;
  const { result: listing, block } = await readQuery(client, listingQuery(deployment, id));
  if (listing === null)
    throw new IntentError("There's no such receivable on this network.", "Check the address.");
  const coin = deployment.stablecoins.find(
    ({ address }) => address.toLowerCase() === listing.token.toLowerCase(),
  );
  if (coin === undefined)
    throw new IntentError("This receivable is paid in a token that this site doesn't know.");
  if (listing.due.total === 0n) throw nothingDue(listing);
  const wanted = paymentAmounts(listing, block.timestamp, asked);
  if (wanted.due === 0n) throw nothingDue(listing);
  const reader = { ...client, getChainId: async () => chainId };
  const pay = (amount: bigint) =>
    paymentSteps(reader, deployment, {
      payer: account,
      token: coin.address,
      amount,
      intent: { action: "settle", listing: id, deadline: block.timestamp + signatureLifetime },
    });
  const first = await pay(wanted.most);
  const { balance } = first.facts;
  if (balance < wanted.due)
    throw new IntentError(
      `This takes ${formatAmount(wanted.due, coin)}, and your wallet holds ${formatAmount(balance, coin)}.`,
      "Pay a smaller part, or add money to this wallet first.",
    );
  // Whoever holds all that's due may hold less than the late fee of the next minutes.
  const most = lesser(balance, wanted.most);
  const { steps } = most < wanted.most ? await pay(most) : first;
  const money = (baseUnits: bigint) => formatAmount(baseUnits, coin);
  const payment = takenOf(listing, block.timestamp, most);
  const taken = money(payment.taken);
  // Only beyond the ceiling does anything of the offer stay with the payer.
  const headroom = most - payment.taken;
  const ahead = payment.taken - wanted.due;
  return {
    title: `Pay ${taken}`,
    summary: [
      { label: "You pay", value: taken },
      { label: "For", value: `Receivable #${id}` },
      ...(payment.toHolders > 0n
        ? [{ label: "Of which to investors", value: toInvestors(payment, money) }]
        : []),
      ...(payment.toSeller > 0n
        ? [
            {
              label:
                ahead > 0n
                  ? `Late fee of the next ${headroomMinutes} minutes`
                  : "Of which to the business",
              value: money(payment.toSeller),
            },
          ]
        : []),
      { label: "Still due afterwards", value: money(payment.stillDue) },
      ...(headroom > 0n ? [{ label: "Signed for at most", value: money(most) }] : []),
    ],
    risks: [
      ...(ahead > 0n
        ? [
            `The late fee rises every second, so you pay for the next ${headroomMinutes} minutes too. What investors aren't owed of it is credited to the business, which can withdraw it.`,
          ]
        : []),
      ...(headroom > 0n
        ? [
            "The late fee rises every second, so you sign a little more. Only what's due is taken; the rest stays yours.",
          ]
        : ahead === 0n
          ? ["Only what's due is taken, never more."]
          : []),
      "Payments can't be reversed.",
      networkFee(context, steps),
    ],
    steps,
    success: `${taken} is paid on receivable #${id}.`,
    token: coin.address,
  };
}

function toInvestors(
  { toHolders, lateFee, isFromReserve }: ReturnType<typeof takenOf>,
  money: (baseUnits: bigint) => string,
): string {
  if (lateFee === 0n) return money(toHolders);
  const origin = isFromReserve ? ", from the business's share" : "";
  return `${money(toHolders)} (includes a late fee of ${money(lateFee)}${origin})`;
}

function nothingDue({ status }: Listing): IntentError {
  switch (status) {
    case "settled":
      return new IntentError("It's already paid in full.", "There's nothing more to do.");
    case "cancelled":
      return new IntentError("This sale was cancelled, so nothing is due here.");
    default:
      return new IntentError(
        "Nothing is due here right now.",
        "It can be paid once the receivable is funded.",
      );
  }
}
