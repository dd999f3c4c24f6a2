import { RewardCard } from "~/features/reward/reward-card";
import { Card, CardHeading } from "~/ui/card";
import type { ListingReward } from "../listing-page.ts";

/** What each buyer gets beside the money. */
export function RewardPanel({ reward }: { reward: ListingReward | null }) {
  if (reward === null) return null;
  return (
    <Card>
      <CardHeading
        title="Reward"
        description="The seller promises the reward and hands it over; nobody guarantees it."
      />
      <RewardCard reward={reward.reward}>
        <p className="mt-2 font-medium">{reward.when}</p>
      </RewardCard>
    </Card>
  );
}
