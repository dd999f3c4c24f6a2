import type { Listing } from "../read/listings.ts";
import type { Order } from "./exchange-types.ts";

/** At the present price, for the receivable as it was read: other terms, or a new dispute, reject it. */
export function orderOf(
  { id, terms, token, pricePerUnit, flags }: Listing,
  { units, deadline }: { readonly units: number; readonly deadline: bigint },
): Order {
  const maxCost = pricePerUnit * BigInt(units);
  return { listing: id, terms, units, token, maxCost, flags, deadline };
}
