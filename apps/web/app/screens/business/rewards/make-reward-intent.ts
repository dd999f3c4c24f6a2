// Loaded at the press of "Create it on the chain": it needs viem.
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { readRewardUri } from "@tenora/domain/reward/reward-metadata";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

/** Puts a reward on the chain. The summary is read from the very text that is sent. */
export async function makeRewardIntent(
  { deployment }: IntentContext,
  uri: string,
): Promise<TransactionIntent> {
  const words = readRewardUri(uri);
  if (words === null)
    throw new IntentError(
      "We can't read this reward.",
      "Describe it again and create the new one.",
    );
  return {
    title: "Create the reward",
    summary: [
      { label: "Reward", value: words.name },
      { label: "Buyers get", value: words.description },
      { label: "How to redeem it", value: words.redemption },
      { label: "Until", value: formatCalendarDate(words.until) },
      { label: "Picture", value: words.picture ?? "None" },
    ],
    risks: [
      "This text is public on the chain forever and can't be changed or deleted.",
      "It's a promise: every buyer of a receivable with this reward can claim one, and you have to deliver it.",
      "You pay the network fee for this transaction. Longer text costs more.",
    ],
    steps: [
      {
        kind: "call",
        label: "Create",
        call: () =>
          checkedCall({
            address: deployment.rewards,
            abi: rewardNFTAbi,
            functionName: "make",
            args: [uri],
          }),
      },
    ],
    success: "Your reward is on the chain. You can attach it to a funding request now.",
  };
}
