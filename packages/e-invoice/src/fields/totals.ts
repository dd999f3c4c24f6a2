import type { FileWarning } from "@tenora/domain/funding-request/draft/file-reading";
import { decimalsOf } from "@tenora/domain/money/currency-decimals";
import { refuse } from "../refuse.ts";
import { isXRechnungExtension, mayOmitPrepaid } from "./document-type.ts";
import { oneUnit, required, scale } from "./values.ts";

/** The totals of an invoice in millionths of its currency; null where its profile leaves one out. */
export interface Totals {
  /** What the net amounts of the lines (BT-131) add up to, more than one where lines have lines below. */
  readonly lineSums: readonly bigint[];
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
  /** Payments that stand one by one: in advance, or of third parties (BT-DEX-002). */
  readonly payments: readonly bigint[];
  /** BT-114 */
  readonly rounding: bigint | null;
  /** BT-115 */
  readonly payable: bigint | null;
}

/**
 * The largest difference between a total and what it is the sum of (EN 16931, BR-CO-10 to BR-CO-16), where
 * both are given, and what is to be told of the amount due.
 * @throws DomainError E_INVOICE_TOTALS when it is more than 1.00
 */
export function checkTotals(
  totals: Totals,
  profile: string | null,
): { readonly difference: bigint; readonly warning: FileWarning | null } {
  const { lineSums, lineTotal, withoutTax, taxes, tax, withTax } = totals;
  const due = amountDue(totals, profile);
  const differences = [
    ascending(lineSums.map((lines) => difference(lineTotal, lines)))[0] ?? 0n,
    difference(withoutTax, minus(lineTotal, or0(totals.allowances) - or0(totals.charges))),
    difference(tax, taxes.length === 0 ? null : sum(taxes)),
    difference(withTax, minus(withoutTax, -or0(tax))),
    due.difference,
  ];
  const largest = ascending(differences).at(-1) ?? 0n;
  if (largest > oneUnit) throw refuse("E_INVOICE_TOTALS");
  return { difference: largest, warning: due.warning };
}

/** The amount due beside what the profile has it computed from (BR-CO-16; BR-DEX-09 with third parties). */
function amountDue(
  { withTax, prepaid, payments, rounding, payable }: Totals,
  profile: string | null,
): { readonly difference: bigint; readonly warning: FileWarning | null } {
  const computed = minus(withTax, or0(prepaid) - or0(rounding));
  const plain = difference(payable, computed);
  const paid = sum(payments);
  if (paid !== 0n && isXRechnungExtension(profile)) {
    const claims = difference(payable, minus(computed, -paid));
    if (claims < plain) return { difference: claims, warning: "THIRD_PARTY_CLAIMS" };
  } else if (prepaid === null) {
    const left = difference(payable, minus(computed, paid));
    if (left < plain) return { difference: left, warning: null };
  }
  const isLess = payable !== null && computed !== null && payable < computed;
  return plain > oneUnit && isLess && prepaid === null && mayOmitPrepaid(profile)
    ? { difference: 0n, warning: "PREPAID_UNKNOWN" }
    : { difference: plain, warning: null };
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

export const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);
const minus = (amount: bigint | null, less: bigint) => (amount === null ? null : amount - less);
const or0 = (amount: bigint | null) => amount ?? 0n;
const ascending = (amounts: readonly bigint[]) => amounts.toSorted((a, b) => (a < b ? -1 : 1));

/** Nothing where one of them isn't given. */
function difference(stated: bigint | null, computed: bigint | null): bigint {
  if (stated === null || computed === null) return 0n;
  return stated > computed ? stated - computed : computed - stated;
}
