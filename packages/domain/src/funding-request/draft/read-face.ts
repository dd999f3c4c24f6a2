import { amountProblem } from "../../money/amount-problem.ts";
import { decimalsOf } from "../../money/currency-decimals.ts";
import { parseTypedAmount } from "../../money/typed-amount.ts";
import type { DraftContext } from "./check-draft.ts";
import type { Draft } from "./draft.ts";

/** The exchange's highest face value, in whole stablecoins. */
export const maxFace = 250_000_000n;

/** The currency in which the exchange counts. */
export const dollars = { symbol: "USD", decimals: 2 } as const;

/**
 * What the customer owes in base units of the chosen stablecoin: the invoice in USD, or the agreed
 * amount in USD where it is in another currency. Null, with its errors, when it cannot be told.
 */
export function readFace(
  draft: Draft,
  { stablecoins }: Pick<DraftContext, "stablecoins">,
  errors: Record<string, string>,
): bigint | null {
  const currency = { symbol: draft.currency, decimals: decimalsOf(draft.currency) };
  const original = parseTypedAmount(draft.faceValue, currency.decimals);
  if (!original.ok) errors.faceValue = amountProblem(original, currency).message;
  else if (original.amount === 0n) errors.faceValue = "Enter an amount above zero.";
  const field = draft.currency === "USD" ? "faceValue" : "settlementAmount";
  const settled = parseTypedAmount(draft[field], dollars.decimals);
  if (!settled.ok) {
    errors[field] = amountProblem(settled, dollars).message;
    return null;
  }
  if (settled.amount === 0n) errors[field] = "Enter an amount above zero.";
  if (settled.amount > maxFace * 100n) errors[field] = "The exchange takes up to 250 million USD.";
  const coin = stablecoins.find(({ symbol }) => symbol === draft.stablecoin);
  if (coin === undefined || errors[field] !== undefined) return null;
  return settled.amount * 10n ** BigInt(coin.decimals - 2);
}
