// Loaded at the press of "Collect to this address": it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { notesQuery } from "@tenora/chain/read/notes";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { sameAddress } from "@tenora/wallet/provider/provider";
import { networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
  type TransactionStep,
} from "~/transaction/state/transaction-intent";
import { compareAddress, typedRecipient } from "../typed-recipient.ts";

/** Takes back what one note cost, to an address that its owner typed, as the chain has it now. */
export async function refundElsewhere(
  context: IntentContext,
  note: bigint,
  typed: string,
): Promise<TransactionIntent> {
  const { client, deployment } = context;
  const to = typedRecipient(typed);
  const { result } = await readQuery(client, notesQuery(deployment, [note]));
  const [found] = result.notes;
  const [listing] = result.listings;
  if (!found?.refundable || !listing)
    throw new IntentError("There's nothing to take back right now.");
  const coin = deployment.stablecoins.find(({ address }) => sameAddress(address, listing.token));
  if (coin === undefined) throw new IntentError("This site doesn't know this token.");
  const amount = formatAmountFor("payee", found.refundable, coin);
  const steps = [
    {
      kind: "call",
      label: "Get the refund",
      call: () =>
        checkedCall({
          address: deployment.exchange,
          abi: receivableExchangeAbi,
          functionName: "refund",
          args: [note, to],
        }),
    },
  ] as const satisfies readonly TransactionStep[];
  return {
    title: "Collect to another address",
    summary: [
      { label: "Is paid", value: amount },
      { label: "To", value: to },
      { label: "Your note", value: "It's destroyed with the refund." },
    ],
    risks: [compareAddress, networkFee(context, steps)],
    steps,
    success: `${amount} was paid to ${to}.`,
    token: coin.address,
  };
}
