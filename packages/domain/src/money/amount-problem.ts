import { toTypedText } from "./decimal-amount.ts";
import { type Currency, formatAmount, formatCount } from "./format-amount.ts";
import type { UncountedAmount } from "./typed-amount.ts";

/** What a field says about an amount that doesn't count yet. */
export interface AmountProblem {
  readonly message: string;
  /** What an ambiguous amount, whose message is a question, may mean. Otherwise empty. */
  readonly answers: readonly AmountAnswer[];
}

export interface AmountAnswer {
  /** As a person reads it: "24,000". */
  readonly label: string;
  /** What goes into the field, and isn't ambiguous. */
  readonly text: string;
}

/** The one sentence about a typed amount of a currency or stablecoin that doesn't count. */
export function amountProblem(typed: UncountedAmount, currency: Currency): AmountProblem {
  if (typed.problem === "ambiguous") return question(typed.readings, currency);
  return { message: sentence(typed.problem, currency), answers: [] };
}

function question(readings: readonly [bigint, bigint?], currency: Currency): AmountProblem {
  const { decimals } = currency;
  const [whole, fractional] = readings;
  const asWhole = {
    label: formatCount(whole / 10n ** BigInt(decimals)),
    text: toTypedText(whole, decimals),
  };
  if (fractional === undefined) {
    const message = `Do you mean ${asWhole.label}? ${decimalsOfWords(currency)}`;
    return { message, answers: [asWhole] };
  }
  const asDecimals = {
    label: formatAmount(fractional, { symbol: "", decimals }).trim(),
    text: toTypedText(fractional, decimals),
  };
  const message = `Do you mean ${asWhole.label} or ${asDecimals.label}?`;
  return { message, answers: [asWhole, asDecimals] };
}

function sentence(
  problem: Exclude<UncountedAmount["problem"], "ambiguous">,
  currency: Currency,
): string {
  switch (problem) {
    case "empty":
      return "Enter an amount.";
    case "not-a-number":
      return `Enter an amount such as ${currency.decimals === 0 ? "1,500,000" : "24,000.00"}.`;
    case "too-many-decimals":
      return decimalsOfWords(currency);
    case "too-large":
      return "This amount is too large.";
  }
}

const decimalsOfWords = ({ symbol, decimals }: Currency) =>
  decimals === 0 ? `${symbol} has no decimals.` : `${symbol} has at most ${decimals} decimals.`;
