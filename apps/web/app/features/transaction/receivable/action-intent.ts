// Loaded at the press of an action: it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { type Listing, listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { type CheckedCall, checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmountFor, type Side } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amount-due";
import { platformFeeDown, purchaseCost } from "@tenora/domain/receivable/pricing";
import { networkFee } from "~/transaction/network-fee";
import {
  type Hex,
  type IntentContext,
  IntentError,
  type TransactionIntent,
  type TransactionStep,
} from "~/transaction/state/transaction-intent";
import type { ReceivableAction } from "./receivable-actions.ts";

const fee = "You pay the network fee for this transaction.";

/** What an action does, from what the chain says now. */
export async function actionIntent(
  context: IntentContext,
  action: ReceivableAction,
): Promise<TransactionIntent> {
  const { account, client, deployment } = context;
  const { result: listing } = await readQuery(client, listingQuery(deployment, action.listing));
  if (listing === null)
    throw new IntentError("There's no such receivable on this network.", "Check the address.");
  const token = deployment.stablecoins.find(
    ({ address }) => address.toLowerCase() === listing.token.toLowerCase(),
  );
  const amount = (baseUnits: bigint, side: Side = "payee") =>
    token ? formatAmountFor(side, baseUnits, token) : `${baseUnits} base units`;
  const exchange = { address: deployment.exchange, abi: receivableExchangeAbi } as const;
  const call = (build: () => CheckedCall, label: string) =>
    [{ kind: "call", label, call: build }] as const;
  const id = action.listing;
  const shared = { token: listing.token };
  switch (action.kind) {
    case "release":
      return {
        ...shared,
        title: "Release the proceeds",
        summary: releaseLines(listing, amount),
        risks: ["Once released, the sale can't be cancelled and buyers can't be refunded.", fee],
        steps: call(
          () => checkedCall({ ...exchange, functionName: "release", args: [id] }),
          "Release",
        ),
        success: "The seller has been paid.",
      };
    case "cancel":
      return {
        ...shared,
        title: "Cancel the sale",
        isDestructive: true,
        summary: [
          { label: "What happens", value: "The sale ends without funding." },
          { label: "Buyers get back", value: amount(soldFor(listing)) },
        ],
        risks: ["This can't be undone.", fee],
        steps: call(
          () => checkedCall({ ...exchange, functionName: "cancel", args: [id] }),
          "Cancel the sale",
        ),
        success: "The sale is cancelled. Buyers can take their money back.",
      };
    case "end-sale":
      return {
        ...shared,
        title: "End the sale",
        summary: [
          { label: "Sold so far", value: amount(soldFor(listing)) },
          {
            label: "Not sold",
            value: amount(
              purchaseCost(listing.totalUnits - listing.soldUnits, listing.pricePerUnit),
            ),
          },
        ],
        risks: ["Nothing more can be bought afterwards. This can't be undone.", fee],
        steps: call(
          () => checkedCall({ ...exchange, functionName: "endSale", args: [id] }),
          "End the sale",
        ),
        success: "The sale has ended.",
      };
    case "mark-default":
      return {
        ...shared,
        title: "Record the default",
        isDestructive: true,
        summary: [
          {
            label: "Investors are owed",
            // A debt is the payer's amount, as on every page.
            value: amount(owedToHolders(listing.due), "payer"),
          },
          { label: "What happens", value: "Everyone will see this receivable as defaulted." },
        ],
        risks: ["A recorded default can't be undone. Later payments still reach investors.", fee],
        steps: call(
          () => checkedCall({ ...exchange, functionName: "markDefault", args: [id] }),
          "Record the default",
        ),
        success: "The default is recorded.",
      };
    case "refund": {
      const steps = [
        {
          kind: "call",
          label: "Get the refund",
          call: () =>
            checkedCall({ ...exchange, functionName: "refund", args: [action.note, account] }),
          relay: () => ({
            action: "refund",
            parameters: { note: String(action.note), owner: lowerCase(account) },
          }),
        },
      ] as const satisfies readonly TransactionStep[];
      return {
        ...shared,
        title: "Take your money back",
        summary: [
          { label: "You get back", value: amount(action.amount) },
          { label: "To", value: `Your wallet, ${account}` },
          { label: "Your note", value: "It's destroyed with the refund." },
        ],
        risks: [networkFee(context, steps)],
        steps,
        success: `${amount(action.amount)} is back in your wallet.`,
      };
    }
  }
}

const lowerCase = (address: Hex) => address.toLowerCase() as Hex;

const soldFor = ({ soldUnits, pricePerUnit }: Listing) => purchaseCost(soldUnits, pricePerUnit);

function releaseLines(listing: Listing, amount: (baseUnits: bigint, side?: Side) => string) {
  const proceeds = soldFor(listing);
  const cost = platformFeeDown(proceeds, listing.feeBps);
  return [
    { label: "The seller gets", value: amount(proceeds - cost) },
    { label: "Platform fee", value: amount(cost, "payer") },
    { label: "Paid to", value: listing.payout },
    ...(listing.payout === listing.seller
      ? []
      : [{ label: "What's left once it's paid", value: `Credited to ${listing.seller}` }]),
  ];
}
