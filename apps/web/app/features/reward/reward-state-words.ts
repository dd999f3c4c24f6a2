import type { RewardState } from "@tenora/domain/reward/reward-state";

/** Each state of a note's reward, as its owner reads it and as its seller does. */
export const rewardStateWords: Readonly<
  Record<RewardState, { readonly owner: string; readonly seller: string }>
> = {
  "waiting-for-funding": {
    owner: "You can claim it once the sale is funded",
    seller: "Can be claimed once it's funded",
  },
  "waiting-for-repayment": {
    owner: "You can claim it once the receivable is repaid in full",
    seller: "Can be claimed once it's repaid",
  },
  claimable: { owner: "Ready to claim", seller: "Not claimed yet" },
  claimed: { owner: "Claimed: it's in your wallet", seller: "Claimed, not handed over yet" },
  ended: {
    owner: "Ended: its last day is over, so it can no longer be redeemed",
    seller: "Ended before it was claimed",
  },
  unfulfilled: {
    owner: "Unfulfilled: the receivable defaulted, so the reward can't be claimed any more",
    seller: "Unfulfilled: the receivable defaulted",
  },
  void: {
    owner: "None: the sale didn't take place, and you get your money back",
    seller: "None: the sale didn't take place",
  },
};
