import { formatAmount } from "./format-amount.ts";
import { parseTypedAmount } from "./typed-amount.ts";

/** Base units as a plain number for other programs: "24000.5", without groups. */
export function toDecimalText(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/**
 * Base units as we fill them into a field, from which `parseTypedAmount` reads the same again:
 * "24,000.00", of yen "24000". Where "24.005" would be asked about, one more zero says that these are
 * decimals: behind them, or before them where the currency has no fourth.
 */
export function toTypedText(amount: bigint, decimals: number): string {
  const plain = toDecimalText(amount, decimals);
  const texts = [formatAmount(amount, { symbol: "", decimals }).trim(), plain, `${plain}0`];
  return texts.find((text) => parseTypedAmount(text, decimals).ok) ?? `0${plain}`;
}
