import { decimalsOf } from "@tenora/domain/money/currency-decimals";
import { refuse } from "./refuse.ts";
import { oneUnit, required, scale } from "./values.ts";

/** The totals of an invoice in millionths of its currency; null where its profile leaves one out. */
export interface Totals {
  /** Net amounts of the lines (BT-131). */
  readonly lines: readonly bigint[];
  /** BT-106 */
  readonly lineTotal: bigint | null;
  /** BT-107 */
  readonly allowances: bigint | null;
  /** BT-108 */
  readonly charges: bigint | null;
  /** BT-109 */
  readonly withoutTax: bigint | null;
  /** BT-117 */
  readonly taxes: readonly bigint[];
  /** BT-110 */
  readonly tax: bigint | null;
  /** BT-112 */
  readonly withTax: bigint | null;
  /** BT-113 */
  readonly prepaid: bigint | null;
  /** BT-114 */
  readonly rounding: bigint | null;
  /** BT-115 */
  readonly payable: bigint | null;
}

/**
 * The largest difference between a total and what it is the sum of (EN 16931, BR-CO-10 to BR-CO-16), where
 * both are given. @throws DomainError E_INVOICE_TOTALS when it is more than 1.00
 */
export function totalsDifference(totals: Totals): bigint {
  const { lines, lineTotal, withoutTax, taxes, tax, withTax, payable } = totals;
  const or0 = (amount: bigint | null) => amount ?? 0n;
  const pairs: readonly (readonly [bigint | null, bigint | null])[] = [
    [lineTotal, lines.length === 0 ? null : sum(lines)],
    [withoutTax, minus(lineTotal, or0(totals.allowances) - or0(totals.charges))],
    [tax, taxes.length === 0 ? null : sum(taxes)],
    [withTax, minus(withoutTax, -or0(tax))],
    [payable, minus(withTax, or0(totals.prepaid) - or0(totals.rounding))],
  ];
  let largest = 0n;
  for (const [stated, computed] of pairs) {
    if (stated === null || computed === null) continue;
    const difference = stated > computed ? stated - computed : computed - stated;
    if (difference > largest) largest = difference;
  }
  if (largest > oneUnit) throw refuse("E_INVOICE_TOTALS");
  return largest;
}

/**
 * What is left to pay, in minor units. @throws DomainError E_INVOICE_AMOUNT when it is negative or finer
 * than the currency, E_INVOICE_PAID when it is nothing
 */
export function payableIn(currency: string, { payable }: Totals): bigint {
  const amount = required(payable, "the amount due");
  if (amount < 0n) throw refuse("E_INVOICE_AMOUNT", "negative");
  if (amount === 0n) throw refuse("E_INVOICE_PAID");
  const unit = 10n ** BigInt(scale - decimalsOf(currency));
  if (amount % unit !== 0n) throw refuse("E_INVOICE_AMOUNT", "finer than its currency");
  return amount / unit;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const minus = (amount: bigint | null, less: bigint) => (amount === null ? null : amount - less);
