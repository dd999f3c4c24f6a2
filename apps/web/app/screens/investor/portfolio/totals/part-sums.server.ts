import type { MarketToken } from "@tenora/database/market/listing/listing-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { type Side, sumFor } from "@tenora/domain/money/format-amount-for";
import type { Part } from "../portfolio-part.server.ts";
import { bySymbol } from "./by-symbol.ts";

/** In words, without the stablecoins that there is nothing of. */
export const amountsOf = (parts: readonly Part[], side: Side, amountOf: (one: Part) => bigint) =>
  sumsOf(parts, side, amountOf)
    .filter(({ sum }) => sum > 0n)
    .map(({ token, sum }) => formatAmount(sum, token));

/** The sum of each stablecoin's parts as they are shown. */
export function sumsOf(parts: readonly Part[], side: Side, amountOf: (one: Part) => bigint) {
  const tokens = new Map<string, MarketToken>(
    parts.map(({ listing: { token } }) => [token.address, token]),
  );
  return [...tokens.values()].sort(bySymbol).map((token) => {
    const own = parts.filter(({ listing }) => listing.token.address === token.address);
    return { token, sum: sumFor(side, own.map(amountOf), token) };
  });
}

/** "0.00 USDC" instead of nothing, of the first stablecoin. */
export function orZero(amounts: readonly string[], parts: readonly Part[]): readonly string[] {
  if (amounts.length > 0) return amounts;
  return sumsOf(parts, "payee", () => 0n)
    .slice(0, 1)
    .map(({ token }) => formatAmount(0n, token));
}
