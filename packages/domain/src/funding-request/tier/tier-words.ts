import type { Tier } from "../../business/business.ts";
import { formatCount } from "../../money/format-amount.ts";
import { tierLimits } from "./tier-limits.ts";

const buyers: Record<Tier, string> = {
  1: "all approved investors",
  2: "people with a link or an invitation",
  3: "invited people only",
};

/**
 * What a tier allows, to the business itself or about it: to whom it sells, and how much it can owe at once; and
 * what holds in every tier.
 */
export function tierWords(tier: Tier, who: "You" | "This seller" | "This business"): string {
  const limit = tierLimits[tier];
  const can = `${who} can sell to ${buyers[tier]}`;
  const they = who === "You" ? "you" : "it";
  const owing =
    limit === null
      ? `there's no cap on what ${they} can owe investors at once`
      : `${they} can owe investors up to ${formatCount(limit)} in stablecoins at once, interest included`;
  return `${can}, and ${owing}. We review each receivable, and approve nothing new while one is late.`;
}

/** Its limit alone, to the business itself. */
export function tierCap(tier: Tier): string {
  const limit = tierLimits[tier];
  return limit === null
    ? "No cap on what you owe investors at once"
    : `Up to ${formatCount(limit)} in stablecoins owed to investors at once`;
}
