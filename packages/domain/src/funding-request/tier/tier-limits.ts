import type { Tier } from "../../business/business.ts";

/**
 * The most that a business of each tier may owe investors at once, in whole stablecoins: the unpaid
 * repayment of its listings plus the repayment of its attested requests. Null: no limit. The database
 * has the same figures in `app.tier_limit`, and a test compares them.
 */
export const tierLimits: Record<Tier, number | null> = { 1: null, 2: 100_000, 3: 10_000 };

/** The limit in base units of a token; null without one. */
export function tierLimit(tier: Tier, decimals: number): bigint | null {
  const limit = tierLimits[tier];
  return limit === null ? null : BigInt(limit) * 10n ** BigInt(decimals);
}

/** True when a request that repays `repayment` fits beside what is `used` already; in base units. */
export function isWithinTierLimit(
  tier: Tier,
  { used, repayment, decimals }: { used: bigint; repayment: bigint; decimals: number },
): boolean {
  const limit = tierLimit(tier, decimals);
  return limit === null || used + repayment <= limit;
}

/** What a business can still promise to repay, in base units of a token; null without a limit. */
export function tierRoom(
  { tier, owed }: { readonly tier: Tier; readonly owed?: { readonly total: bigint } | null },
  decimals: number,
): bigint | null {
  const limit = tierLimit(tier, 6);
  if (limit === null) return null;
  const left = limit - (owed?.total ?? 0n);
  if (left <= 0n) return 0n;
  return decimals < 6 ? left / 10n ** BigInt(6 - decimals) : left * 10n ** BigInt(decimals - 6);
}

/** The possible buyers, from the widest audience to the narrowest. */
export const audiences = ["eligible", "link", "invited"] as const;
export type Audience = (typeof audiences)[number];

const widest: Record<Tier, number> = { 1: 0, 2: 1, 3: 2 };

/** The audiences that a tier allows: its own and every narrower one. */
export function audiencesOf(tier: Tier): readonly Audience[] {
  return audiences.slice(widest[tier]);
}
