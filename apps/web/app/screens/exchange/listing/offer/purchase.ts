import { type AmountProblem, amountProblem } from "@tenora/domain/money/amount-problem";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { parseTypedAmount } from "@tenora/domain/money/typed-amount";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import type { OfferFacts } from "./offer-facts.ts";

/** What was typed means so many units, or why it doesn't. */
export type Purchase =
  | { readonly ok: true; readonly units: bigint; readonly cost: bigint; readonly repayment: bigint }
  | ({ readonly ok: false } & AmountProblem);

type Terms = Pick<
  OfferFacts,
  "token" | "pricePerUnit" | "repayPerUnit" | "totalUnits" | "soldUnits" | "minPurchase"
>;

/** Units on sale. */
export const unitsLeft = ({ totalUnits, soldUnits }: Terms): bigint => totalUnits - soldUnits;

/** The smallest purchase: what the seller asks for, or the rest. */
export function leastUnits(terms: Terms): bigint {
  const left = unitsLeft(terms);
  if (left < terms.minPurchase) return left;
  return terms.minPurchase;
}

/** What so many units cost, without decimals where it is whole: "2,400 USDC". */
export const shortCost = (units: bigint, { token, pricePerUnit }: Terms): string =>
  formatAmountFor("payer", purchaseCost(units, pricePerUnit), token).replace(".00 ", " ");

/** The whole units that an amount pays for; the rest of it stays with the buyer. */
export function purchaseOfAmount(text: string, terms: Terms): Purchase {
  const { token, pricePerUnit } = terms;
  const parsed = parseTypedAmount(text, token.decimals);
  if (!parsed.ok) return { ok: false, ...amountProblem(parsed, token) };
  return purchaseOfUnits(parsed.amount / pricePerUnit, terms);
}

/** A purchase of so many units, within what is on sale. */
export function purchaseOfUnits(units: bigint, terms: Terms): Purchase {
  const { token, pricePerUnit, repayPerUnit } = terms;
  const words = (count: bigint) =>
    formatAmountFor("payer", purchaseCost(count, pricePerUnit), token);
  const least = leastUnits(terms);
  const left = unitsLeft(terms);
  if (units < least) return problem(`The smallest purchase is ${words(least)}.`);
  if (units > left) return problem(`Only ${words(left)} is left.`);
  const cost = purchaseCost(units, pricePerUnit);
  return { ok: true, units, cost, repayment: units * repayPerUnit };
}

const problem = (message: string): Purchase => ({ ok: false, message, answers: [] });
