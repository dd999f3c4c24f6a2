// Loaded at the press of "Claim the reward": it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { notesQuery } from "@tenora/chain/read/notes";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { readRewardUri } from "@tenora/domain/reward/reward-metadata";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

/** Claims the reward of a note, in the words that the chain has of it now. */
export async function rewardIntent(
  { client, account, deployment }: IntentContext,
  note: bigint,
): Promise<TransactionIntent> {
  const { result } = await readQuery(client, notesQuery(deployment, [note]));
  const [found] = result.notes;
  const [listing] = result.listings;
  if (!found || !listing?.reward)
    throw new IntentError("There's no reward for this note on this network.", "Check its number.");
  if (found.rewardClaimed)
    throw new IntentError(
      "This note's reward has already been claimed.",
      "It's in the wallet that claimed it. The seller can tell you how to redeem it.",
    );
  const { contract, id } = listing.reward;
  const uri = await client.readContract({
    address: contract,
    abi: rewardNFTAbi,
    functionName: "uri",
    args: [id],
  });
  const words = readRewardUri(uri);
  return {
    title: "Claim the reward",
    summary: [
      { label: "You get", value: words?.name ?? `Reward #${id}` },
      ...(words?.redemption ? [{ label: "How to redeem it", value: words.redemption }] : []),
      ...(words?.until ? [{ label: "Until", value: formatCalendarDate(words.until) }] : []),
      { label: "To", value: `Your wallet, ${account}` },
      { label: "Your note", value: "You keep it, and what it pays." },
    ],
    risks: [
      "The seller promises the reward and has to hand it over; nobody guarantees it.",
      "It can be claimed once. If you sell the note later, the buyer doesn't get it again.",
      "You pay the network fee for this transaction.",
    ],
    steps: [
      {
        kind: "call",
        label: "Claim",
        call: () =>
          checkedCall({
            address: deployment.exchange,
            abi: receivableExchangeAbi,
            functionName: "claimReward",
            args: [note],
          }),
      },
    ],
    success: "The reward is in your wallet.",
  };
}
