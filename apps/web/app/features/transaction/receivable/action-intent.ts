// Loaded at the press of an action: it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import type { Listing } from "@tenora/chain/read/listings";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmountFor, type Side } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { platformFeeDown, purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { fetchListing } from "~/transaction/fetch-listing";
import { networkFee } from "~/transaction/network-fee";
import type {
  Hex,
  IntentContext,
  TransactionIntent,
  TransactionStep,
} from "~/transaction/state/transaction-intent";
import type { ReceivableAction } from "./receivable-actions.ts";

type Refund = Extract<ReceivableAction, { kind: "refund" }>;
type FormatAmount = (baseUnits: bigint, side?: Side) => string;

const fee = "You pay the network fee for this transaction.";

/** What an action does, from what the chain says now. */
export async function actionIntent(
  context: IntentContext,
  action: ReceivableAction,
): Promise<TransactionIntent> {
  const { listing, coin } = await fetchListing(context, action.listing);
  const { token, id } = listing;
  const amount: FormatAmount = (baseUnits, side = "payee") =>
    coin ? formatAmountFor(side, baseUnits, coin) : `${baseUnits} base units`;
  if (action.kind === "refund") return { token, ...refund(context, action, amount) };
  const { functionName, label, describe } = actions[action.kind];
  const exchange = exchangeOf(context);
  const call = () => checkedCall({ ...exchange, functionName, args: [id] });
  return { token, steps: [{ kind: "call", label, call }], ...describe(listing, amount) };
}

const exchangeOf = ({ deployment }: IntentContext) =>
  ({ address: deployment.exchange, abi: receivableExchangeAbi }) as const;

/** What a wallet may do with a receivable, by one call without anything but its number. */
const actions = {
  release: { functionName: "release", label: "Release", describe: release },
  cancel: { functionName: "cancel", label: "Cancel the sale", describe: cancel },
  "end-sale": { functionName: "endSale", label: "End the sale", describe: endSale },
  "mark-default": {
    functionName: "markDefault",
    label: "Record the default",
    describe: markDefault,
  },
} as const;

function release(
  { soldUnits, pricePerUnit, feeBps, payout, seller }: Listing,
  amount: FormatAmount,
) {
  const proceeds = purchaseCost(soldUnits, pricePerUnit);
  const cost = platformFeeDown(proceeds, feeBps);
  const rest = { label: "What's left once it's paid", value: `Credited to ${seller}` };
  return {
    title: "Release the proceeds",
    summary: [
      { label: "The seller gets", value: amount(proceeds - cost) },
      { label: "Platform fee", value: amount(cost, "payer") },
      { label: "Paid to", value: payout },
      ...(payout === seller ? [] : [rest]),
    ],
    risks: ["Once released, the sale can't be cancelled and buyers can't be refunded.", fee],
    success: "The seller has been paid.",
  };
}

function cancel({ soldUnits, pricePerUnit }: Listing, amount: FormatAmount) {
  return {
    title: "Cancel the sale",
    isDestructive: true,
    summary: [
      { label: "What happens", value: "The sale ends without funding." },
      { label: "Buyers get back", value: amount(purchaseCost(soldUnits, pricePerUnit)) },
    ],
    risks: ["This can't be undone.", fee],
    success: "The sale is cancelled. Buyers can take their money back.",
  };
}

function endSale({ soldUnits, totalUnits, pricePerUnit }: Listing, amount: FormatAmount) {
  const unsold = totalUnits - soldUnits;
  return {
    title: "End the sale",
    summary: [
      { label: "Sold so far", value: amount(purchaseCost(soldUnits, pricePerUnit)) },
      { label: "Not sold", value: amount(purchaseCost(unsold, pricePerUnit)) },
    ],
    risks: ["Nothing more can be bought afterwards. This can't be undone.", fee],
    success: "The sale has ended.",
  };
}

function markDefault({ due }: Listing, amount: FormatAmount) {
  return {
    title: "Record the default",
    isDestructive: true,
    summary: [
      // A debt is the payer's amount, as on every page.
      { label: "Investors are owed", value: amount(owedToHolders(due), "payer") },
      { label: "What happens", value: "Everyone will see this receivable as defaulted." },
    ],
    risks: ["A recorded default can't be undone. Later payments still reach investors.", fee],
    success: "The default is recorded.",
  };
}

function refund(context: IntentContext, { note, amount: paid }: Refund, amount: FormatAmount) {
  const { account } = context;
  const owner = account.toLowerCase() as Hex;
  const steps = [
    {
      kind: "call",
      label: "Get the refund",
      call: () =>
        checkedCall({ ...exchangeOf(context), functionName: "refund", args: [note, account] }),
      relay: () => ({ action: "refund", parameters: { note: String(note), owner } }),
    },
  ] as const satisfies readonly TransactionStep[];
  return {
    title: "Take your money back",
    summary: [
      { label: "You get back", value: amount(paid) },
      { label: "To", value: `Your wallet, ${account}` },
      { label: "Your note", value: "It's destroyed with the refund." },
    ],
    risks: [networkFee(context, steps)],
    steps,
    success: `${amount(paid)} is back in your wallet.`,
  };
}
