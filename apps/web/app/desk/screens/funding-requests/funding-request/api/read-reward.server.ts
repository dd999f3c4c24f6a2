import { findRewards } from "@tenora/database/market/payment/list-rewards";
import type { RewardView } from "~/features/reward/reward-view";
import { toRewardView } from "~/features/reward/to-reward-view";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

/** The reward that a draft names, in the words of the chain; null without one, or while it can't be read. */
export async function readReward(
  services: Services,
  { reward, seller }: { readonly reward: string; readonly seller: string },
): Promise<RewardView | null> {
  if (reward === "") return null;
  const { rewards: contract } = services.settings.publicConfig.contracts;
  if (contract === undefined || !/^\d{1,18}$/.test(reward)) return null;
  const named = [{ contract, id: BigInt(reward) }];
  const [found] = (await readIndexed(services, (tx) => findRewards(tx, named))) ?? [];
  const isOwn = found?.maker.toLowerCase() === seller.toLowerCase();
  return found && isOwn ? toRewardView(reward, found.uri) : null;
}
