import { lateFeeDown } from "../../receivable/amounts/late-fee.ts";
import {
  aprBpsDown,
  aprBpsUp,
  platformFeeDown,
  purchaseCost,
  repayForAprUp,
} from "../../receivable/amounts/pricing.ts";

/** The highest platform fee that a business signs, in basis points of the proceeds. */
export const maxFeeBps = 100n;

/** The exchange counts units in 24 bits. */
const maxUnits = 2n ** 24n - 1n;
const bps = 10_000n;
const daySeconds = 86_400n;

/** Interest as a yearly rate in basis points, or as a sum in base units. */
export type Interest =
  | { readonly kind: "rate"; readonly aprBps: bigint }
  | { readonly kind: "total"; readonly total: bigint };

/** Amounts in base units of a token with `decimals`; days from today to maturity, counted whole. */
export interface FinancingInput {
  /** What the customer owes; null for a campaign, whose business owes the repayment itself. */
  readonly face: bigint | null;
  /** What the business wants to raise. */
  readonly amount: bigint;
  readonly interest: Interest;
  readonly days: bigint;
  /** A year, of the outstanding repayment. */
  readonly lateFeeBps: bigint;
  readonly decimals: number;
}

/** Amounts in base units, rates in basis points. */
export interface Financing {
  /** What is owed: by the customer, or by the business itself. */
  readonly face: bigint;
  readonly units: bigint;
  readonly pricePerUnit: bigint;
  readonly repayPerUnit: bigint;
  /** What investors pay; never above the amount asked for. */
  readonly proceeds: bigint;
  /** The highest fee that the business signs. */
  readonly fee: bigint;
  /** From today to maturity. */
  readonly days: bigint;
  /** What reaches the business on funding, at least. */
  readonly cash: bigint;
  /** What investors get at maturity. */
  readonly repayment: bigint;
  readonly interest: bigint;
  /** What returns to the business once the customer has paid; negative when the face is too small. */
  readonly reserve: bigint;
  /** Yearly cost of the cash with the fee in it; rounded up. Null when no cash or no time is left. */
  readonly costBps: bigint | null;
  /** Yearly return of investors; rounded down. */
  readonly returnBps: bigint | null;
  /** Late fee of one day on the whole repayment, after the grace days. */
  readonly lateFeePerDay: bigint;
  /** Proceeds as a part of the face; rounded down. */
  readonly advanceBps: bigint;
}

/**
 * The price of one unit: one whole token, or ten or a hundred where the amount has too many units.
 * Whole tokens, so that any sensible amount is met exactly.
 */
export function unitPrice(amount: bigint, decimals: number): bigint {
  let price = 10n ** BigInt(decimals);
  while (amount / price > maxUnits) price *= 10n;
  return price;
}

/**
 * The figures of a financing to the base unit, as the exchange computes them. The units never cost
 * more than the amount asked for; the repayment of a unit is rounded up, so holders never get less
 * than the rate or sum promised. Null when the amount is less than one unit.
 */
export function calculateFinancing(input: FinancingInput): Financing | null {
  const { amount, interest, days, lateFeeBps, decimals } = input;
  const pricePerUnit = unitPrice(amount, decimals);
  const units = amount / pricePerUnit;
  if (units <= 0n || (input.face !== null && input.face <= 0n)) return null;
  const repayPerUnit =
    interest.kind === "rate"
      ? repayForAprUp(pricePerUnit, interest.aprBps, days)
      : pricePerUnit + divideUp(interest.total, units);
  const proceeds = purchaseCost(units, pricePerUnit);
  const repayment = purchaseCost(units, repayPerUnit);
  const face = input.face ?? repayment;
  const fee = platformFeeDown(proceeds, maxFeeBps);
  return {
    face,
    units,
    pricePerUnit,
    repayPerUnit,
    proceeds,
    fee,
    cash: proceeds - fee,
    repayment,
    interest: repayment - proceeds,
    reserve: face - repayment,
    costBps: aprBpsUp(proceeds - fee, repayment, days),
    returnBps: aprBpsDown(pricePerUnit, repayPerUnit, days),
    lateFeePerDay: lateFeeDown(repayment * daySeconds, lateFeeBps),
    advanceBps: (proceeds * bps) / face,
    days,
  };
}

/** What a financing brings and costs at a fee below the highest: as `fee`, `cash` and `costBps` of it. */
export function financingAtFee(
  { proceeds, repayment, days }: Financing,
  feeBps: bigint,
): Pick<Financing, "fee" | "cash" | "costBps"> {
  const fee = platformFeeDown(proceeds, feeBps);
  const cash = proceeds - fee;
  return { fee, cash, costBps: aprBpsUp(cash, repayment, days) };
}

/** The amount at an advance rate, in whole tokens; rounded down, never above that part of the face. */
export function amountForAdvanceDown(face: bigint, advanceBps: bigint, decimals: number): bigint {
  const token = 10n ** BigInt(decimals);
  return ((face * advanceBps) / bps / token) * token;
}

/**
 * The most that a receivable raises at a yearly rate while its face covers the repayment; in whole
 * units, rounded down. Zero when the face is less than one unit's repayment.
 */
export function amountForFaceDown(
  face: bigint,
  aprBps: bigint,
  days: bigint,
  decimals: number,
): bigint {
  const price = unitPrice(face, decimals);
  return (face / repayForAprUp(price, aprBps, days)) * price;
}

/** Units that raise at least `amount`; rounded up, between one and all of them. */
export function unitsForUp(amount: bigint, pricePerUnit: bigint, units: bigint): bigint {
  const needed = divideUp(amount, pricePerUnit);
  if (needed < 1n) return 1n;
  return needed > units ? units : needed;
}

const divideUp = (amount: bigint, divisor: bigint): bigint => (amount + divisor - 1n) / divisor;
