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

/** A whole number with commas: "1,000". */
export function formatCount(count: bigint | number): string {
  return groupThousands(String(count));
}

/** Basis points as a percentage, exact: 1200 is "12%", 1 is "0.01%". */
export function formatBasisPoints(bps: number): string {
  const fraction = String(bps % 100).padStart(2, "0");
  return `${Math.floor(bps / 100)}${bps % 100 === 0 ? "" : `.${fraction}`.replace(/0$/, "")}%`;
}

/** A yearly return or cost in basis points; two decimals, so that they compare at a glance: "9.30%". */
export function formatYearlyRate(bps: number | bigint): string {
  const [whole, hundredths] = [BigInt(bps) / 100n, BigInt(bps) % 100n];
  return `${whole}.${String(hundredths).padStart(2, "0")}%`;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
