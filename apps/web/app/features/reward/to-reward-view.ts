import { readRewardUri } from "@tenora/domain/reward/reward-metadata";
import type { RewardView } from "./reward-view.ts";

const unknown = { description: "", redemption: "", until: "", picture: null } as const;

/** What a reward's metadata says; one that isn't of our form has only its number. */
export function toRewardView(id: string, uri: string): RewardView {
  const read = readRewardUri(uri);
  if (read === null) return { ...unknown, id, name: `Reward #${id}` };
  const { picture, ...words } = read;
  return { ...words, id, picture: picture && `/rewards/pictures/${picture}` };
}
