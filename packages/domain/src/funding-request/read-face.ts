import { decimalsOf } from "../money/currency-decimals.ts";
import { type AmountProblem, parseDecimalAmount } from "../money/decimal-amount.ts";
import type { DraftContext } from "./check-draft.ts";
import type { Draft } from "./draft.ts";

/** The exchange's highest face value, in whole stablecoins. */
export const maxFace = 250_000_000n;

/** What is wrong with a typed amount; `unit` is a currency or a stablecoin. */
export function amountMessage(problem: AmountProblem, unit: string, decimals: number): string {
  switch (problem) {
    case "empty":
      return "Enter an amount.";
    case "not-a-number":
      return "Enter an amount such as 24,000.00.";
    case "too-many-decimals":
      return decimals === 0
        ? `${unit} has no decimals.`
        : `${unit} has at most ${decimals} decimals.`;
    case "too-large":
      return "This amount is too large.";
  }
}

/**
 * What the customer owes in base units of the chosen stablecoin: the invoice in USD, or the agreed
 * amount in USD where it is in another currency. Null, with its errors, when it cannot be told.
 */
export function readFace(
  draft: Draft,
  { stablecoins }: Pick<DraftContext, "stablecoins">,
  errors: Record<string, string>,
): bigint | null {
  const original = parseDecimalAmount(draft.faceValue, decimalsOf(draft.currency));
  if (!original.ok) {
    errors.faceValue = amountMessage(original.problem, draft.currency, decimalsOf(draft.currency));
  } else if (original.amount === 0n) errors.faceValue = "Enter an amount above zero.";
  const field = draft.currency === "USD" ? "faceValue" : "settlementAmount";
  const settled = parseDecimalAmount(draft[field], 2);
  if (!settled.ok) {
    errors[field] = amountMessage(settled.problem, "USD", 2);
    return null;
  }
  if (settled.amount === 0n) errors[field] = "Enter an amount above zero.";
  if (settled.amount > maxFace * 100n) errors[field] = "The exchange takes up to 250 million USD.";
  const coin = stablecoins.find(({ symbol }) => symbol === draft.stablecoin);
  if (coin === undefined || errors[field] !== undefined) return null;
  return settled.amount * 10n ** BigInt(coin.decimals - 2);
}
