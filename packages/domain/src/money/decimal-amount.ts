/** Why a typed number is no amount. */
export type AmountProblem = "empty" | "not-a-number" | "too-many-decimals" | "too-large";

export type ParsedAmount =
  | { readonly ok: true; readonly amount: bigint }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Beyond any amount that the exchange takes. */
const maxDigits = 15;

/**
 * The base units that a typed amount spells, never rounded: "24,000.50" at 6 decimals is
 * 24000500000. Commas are accepted between groups of three digits only, so that "24,5" is not read
 * as 245. Signs, exponents and spaces inside are no amounts.
 */
export function parseDecimalAmount(text: string, decimals: number): ParsedAmount {
  const typed = text.trim();
  if (typed === "") return { ok: false, problem: "empty" };
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(typed);
  if (match === null) return { ok: false, problem: "not-a-number" };
  const whole = (match[1] ?? "").replaceAll(",", "").replace(/^0+(?=\d)/, "");
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > decimals) return { ok: false, problem: "too-many-decimals" };
  if (whole.length > maxDigits) return { ok: false, problem: "too-large" };
  return { ok: true, amount: BigInt(whole + fraction.padEnd(decimals, "0")) };
}

/** Base units as a plain number to type further: "24000.5", without groups. */
export function toDecimalText(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
