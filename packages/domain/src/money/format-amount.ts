/** A stablecoin as people know it. */
export interface Currency {
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * An amount of base units as people write it, exact: "10,500.00 USDC", "0.000001 USDC". At least two
 * decimals, further ones only where they say something; nothing is rounded.
 */
export function formatAmount(baseUnits: bigint, { symbol, decimals }: Currency): string {
  const digits = (baseUnits < 0n ? -baseUnits : baseUnits).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const sign = baseUnits < 0n ? "-" : "";
  return `${sign}${groupThousands(whole)}.${fraction.padEnd(2, "0")} ${symbol}`;
}

/** About how much, in hundredths, rounded up so that a cost is never understated: "0.33 USDC". */
export function formatAmountUp(baseUnits: bigint, currency: Currency): string {
  const hundredth = 10n ** BigInt(Math.max(currency.decimals - 2, 0));
  return formatAmount(((baseUnits + hundredth - 1n) / hundredth) * hundredth, currency);
}

/**
 * About how much, in hundredths, rounded down so that a gain is never overstated: "0.32 USDC". Less than a
 * hundredth is exact, since it isn't nothing.
 */
export function formatAmountDown(baseUnits: bigint, currency: Currency): string {
  const hundredth = 10n ** BigInt(Math.max(currency.decimals - 2, 0));
  const rounded = baseUnits - (baseUnits % hundredth);
  return formatAmount(rounded === 0n ? baseUnits : rounded, currency);
}

/** A whole number with commas: "1,000". */
export function formatCount(count: bigint | number): string {
  return groupThousands(String(count));
}

/** Basis points as a percentage, exact: 1200 is "12%", 1 is "0.01%". */
export function formatBasisPoints(bps: number): string {
  const fraction = String(bps % 100).padStart(2, "0");
  return `${Math.floor(bps / 100)}${bps % 100 === 0 ? "" : `.${fraction}`.replace(/0$/, "")}%`;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
