import { type Currency, formatAmount } from "./format-amount.ts";

/**
 * Whose view an amount is shown from: the payer's, who must pay it, or the payee's, who gets it or has it.
 * A debt is both: it is the payer's amount on every page, so that it reads the same everywhere.
 */
export type Side = "payer" | "payee";

/**
 * Base units in whole hundredths of the currency: up for a payer, so that nothing costs more than shown,
 * and down for a payee, so that nothing brings less. A payee's amount below a hundredth stays exact, since
 * it isn't nothing.
 */
export function roundFor(side: Side, baseUnits: bigint, { decimals }: Currency): bigint {
  const hundredth = 10n ** BigInt(Math.max(decimals - 2, 0));
  if (side === "payer") return ((baseUnits + hundredth - 1n) / hundredth) * hundredth;
  const rounded = baseUnits - (baseUnits % hundredth);
  return rounded === 0n ? baseUnits : rounded;
}

/** The sum of amounts as each of them is shown, so that they add up on the screen. */
export function sumFor(side: Side, amounts: Iterable<bigint>, currency: Currency): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += roundFor(side, amount, currency);
  return sum;
}

/**
 * An amount in hundredths as one side reads it: "0.33 USDC" to pay, "0.32 USDC" to get. Where something is
 * signed, `formatAmount` shows it exactly.
 */
export function formatAmountFor(side: Side, baseUnits: bigint, currency: Currency): string {
  return formatAmount(roundFor(side, baseUnits, currency), currency);
}
