import type { Tier } from "../business/business.ts";
import { formatCount } from "../money/format-amount.ts";
import { tierLimits } from "./tier-limits.ts";

const buyers: Record<Tier, string> = {
  1: "all approved investors",
  2: "people with a link or an invitation",
  3: "invited people only",
};

/**
 * What a tier allows, to the business itself or about it: to whom it sells, and how much it can owe at once. The
 * highest has no such limit, so what holds instead is said.
 */
export function tierWords(tier: Tier, who: "You" | "This seller" | "This business"): string {
  const limit = tierLimits[tier];
  const can = `${who} can sell to ${buyers[tier]}`;
  const they = who === "You" ? "you" : "it";
  return limit === null
    ? `${can}, and there's no cap on what ${they} can owe investors at once. We still review each receivable, and nothing new is listed while one is late.`
    : `${can}, and ${they} can owe investors up to ${formatCount(limit)} in stablecoins at once, interest included.`;
}

/** Its limit alone, to the business itself. */
export function tierCap(tier: Tier): string {
  const limit = tierLimits[tier];
  return limit === null
    ? "No cap on what you owe investors at once"
    : `Up to ${formatCount(limit)} in stablecoins owed to investors at once`;
}
