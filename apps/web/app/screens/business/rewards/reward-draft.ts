import type { RewardWords } from "@tenora/domain/reward/reward";
import { browserStorage } from "@tenora/wallet/state/wallet-flags";

// What was typed of a reward and isn't saved yet. Another wallet in this browser must not see it.
const keyOf = (wallet: string, digest: string) => `reward:${wallet.toLowerCase()}:${digest}`;

/** What this wallet typed in place of a reward, or for a new one (""); null when it typed nothing. */
export function readRewardDraft(wallet: string, digest: string): RewardWords | null {
  try {
    const text = browserStorage()?.getItem(keyOf(wallet, digest));
    if (!text) return null;
    const read = JSON.parse(text) as Partial<Record<keyof RewardWords, unknown>>;
    const word = (name: keyof RewardWords) => String(read[name] ?? "");
    return {
      name: word("name"),
      description: word("description"),
      redemption: word("redemption"),
      until: word("until"),
    };
  } catch {
    return null; // no storage, or an unknown value in it
  }
}

/** Null: there is nothing to keep any more. */
export function storeRewardDraft(wallet: string, digest: string, words: RewardWords | null): void {
  try {
    if (words === null) browserStorage()?.removeItem(keyOf(wallet, digest));
    else browserStorage()?.setItem(keyOf(wallet, digest), JSON.stringify(words));
  } catch {
    // Private mode or full: the form still works, but a reload loses it.
  }
}
