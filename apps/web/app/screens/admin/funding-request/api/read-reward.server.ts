import { findRewards } from "@tenora/database/market/list-rewards";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { RewardView } from "~/features/reward/reward-view";
import { toRewardView } from "~/features/reward/to-reward-view";
import type { Services } from "~/services.server";

/** The reward that a draft names, in the words of the chain; null without one, or while it can't be read. */
export async function readReward(
  { marketDatabase, settings, log }: Services,
  { reward, seller }: { readonly reward: string; readonly seller: string },
): Promise<RewardView | null> {
  if (reward === "") return null;
  const { rewards: contract } = settings.publicConfig.contracts;
  if (contract === undefined || !/^\d{1,18}$/.test(reward)) return null;
  try {
    const named = [{ contract, id: BigInt(reward) }];
    const [found] = await asMarketReader(marketDatabase, (tx) => findRewards(tx, named));
    const isOwn = found?.maker.toLowerCase() === seller.toLowerCase();
    return found && isOwn ? toRewardView(reward, found.uri) : null;
  } catch (error) {
    const { name, stack, code } = error as Error & { code?: string };
    log.warn({ name, code, stack }, "a reward could not be read");
    return null;
  }
}
