import { parseDecimalAmount } from "./decimal-amount.ts";
import { formatAmount } from "./format-amount.ts";

/** The most that an amount of our stablecoins has. */
const decimals = 6;

/** A typed amount as all others are written: "21,600.00 USDC" for "21600"; anything else as typed. */
export function formatTypedAmount(text: string, symbol: string): string {
  const parsed = parseDecimalAmount(text, decimals);
  if (!parsed.ok) return `${text} ${symbol}`;
  return formatAmount(parsed.amount, { symbol, decimals });
}
