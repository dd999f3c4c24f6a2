import { amountProblem } from "../../money/amount-problem.ts";
import type { Currency } from "../../money/format-amount.ts";
import { type ReadAmount, readAmount, readAmountIn } from "../../money/read-amount.ts";
import type { Draft } from "./draft.ts";

export type AmountName =
  | "faceValue"
  | "settlementAmount"
  | "amount"
  | "interestTotal"
  | "minimumRaise"
  | "minimumPurchase";

/** A draft with its amounts read: what is only typed and what is counted with. */
export type Answers = Omit<Draft, AmountName> & Readonly<Record<AmountName, ReadAmount>>;

/** All of our stablecoins have six decimals, so `stablecoins` may be left out where nothing is decided. */
export function readAnswers(draft: Draft, stablecoins: readonly Currency[] = []): Answers {
  const coin = stablecoins.find(({ symbol }) => symbol === draft.stablecoin) ?? {
    symbol: draft.stablecoin,
    decimals: 6,
  };
  return {
    ...draft,
    faceValue: readAmountIn(draft.currency, draft.faceValue),
    settlementAmount: readAmountIn("USD", draft.settlementAmount),
    amount: readAmount(draft.amount, coin),
    interestTotal: readAmount(draft.interestTotal, coin),
    minimumRaise: readAmount(draft.minimumRaise, coin),
    minimumPurchase: readAmount(draft.minimumPurchase, coin),
  };
}

/** The base units of an amount above zero; null, with its error, of any other. */
export function requirePositive(
  answers: Answers,
  field: AmountName,
  errors: Record<string, string>,
): bigint | null {
  const read = answers[field];
  if (!read.ok) errors[field] = amountProblem(read, read.currency).message;
  else if (read.amount === 0n) errors[field] = "Enter an amount above zero.";
  return read.ok && read.amount > 0n ? read.amount : null;
}
