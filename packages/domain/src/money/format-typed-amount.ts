import { decimalsOf } from "./currency-decimals.ts";
import { formatAmount, formatCount } from "./format-amount.ts";
import { parseTypedAmount } from "./typed-amount.ts";

/** The most that an amount of our stablecoins has. */
const decimals = 6;

/** A typed amount as all others are written: "21,600.00 USDC" for "21600", "1,500,000 JPY"; anything else as typed. */
export function formatTypedAmount(text: string, symbol: string): string {
  const isWhole = decimalsOf(symbol) === 0;
  const parsed = parseTypedAmount(text, isWhole ? 0 : decimals);
  if (!parsed.ok) return `${text} ${symbol}`;
  if (isWhole) return `${formatCount(parsed.amount)} ${symbol}`;
  return formatAmount(parsed.amount, { symbol, decimals });
}
