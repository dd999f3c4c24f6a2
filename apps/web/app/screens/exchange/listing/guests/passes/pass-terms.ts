import type { OfferFacts } from "~/screens/exchange/listing/offer/offer-facts";
import { type Purchase, purchaseOfAmount } from "~/screens/exchange/listing/offer/purchase";

const day = 86_400;

/** How long an invitation or link can be used. */
export const lifetimes = [
  { value: "sale", label: "Until the sale ends" },
  { value: "7", label: "7 days" },
  { value: "3", label: "3 days" },
  { value: "1", label: "1 day" },
] as const;

/** The last second, never after the sale's; since 1970. */
export function deadlineOf(lifetime: string, { fundingDeadline }: OfferFacts, now: number): number {
  const saleEnd = Number(fundingDeadline);
  return lifetime === "sale" ? saleEnd : Math.min(saleEnd, now + Number(lifetime) * day);
}

type Cap = { readonly ok: true; readonly units: number } | Extract<Purchase, { ok: false }>;

/** The most units that an amount pays for, or why it doesn't. */
export function capOf(text: string, offer: OfferFacts): Cap {
  const found = purchaseOfAmount(text, offer);
  return found.ok ? { ok: true, units: Number(found.units) } : found;
}
