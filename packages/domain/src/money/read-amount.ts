import { decimalsOf } from "./currency-decimals.ts";
import { type Currency, formatAmount, formatCount } from "./format-amount.ts";
import { parseTypedAmount, type TypedAmount } from "./typed-amount.ts";

/** A typed amount in base units of its currency, or why it doesn't count. */
export type ReadAmount = TypedAmount & { readonly typed: string; readonly currency: Currency };

export const readAmount = (typed: string, currency: Currency): ReadAmount => ({
  ...parseTypedAmount(typed, currency.decimals),
  typed,
  currency,
});

/** An amount in the currency with this code. */
export const readAmountIn = (code: string, typed: string): ReadAmount =>
  readAmount(typed, { symbol: code, decimals: decimalsOf(code) });

/** As all amounts are written: "21,600.00 USDC" for "21600", "1,500,000 JPY"; as typed where it doesn't count. */
export function formatReadAmount({ typed, currency, ...read }: ReadAmount): string {
  if (typed === "") return "";
  if (!read.ok) return `${typed} ${currency.symbol}`;
  if (currency.decimals > 0) return formatAmount(read.amount, currency);
  return `${formatCount(read.amount)} ${currency.symbol}`;
}
