import { timeline } from "../calendar/timeline.ts";
import { investors } from "../people/participants.ts";
import type { SeedEvent } from "../receivables/receivables.ts";

type Purchase = Extract<SeedEvent, { readonly do: "buy" }>;

/** Unless one is named, investors take turns with purchases and resales, in the order of the history. */
function takeTurns(): ReadonlyMap<SeedEvent, number> {
  const turns = new Map<SeedEvent, number>();
  // The order doesn't depend on when the history ends.
  for (const { receivable, event } of timeline(0)) {
    if (receivable === null || event === null) continue;
    if (event.do === "resell" || (event.do === "buy" && event.buyer === undefined))
      turns.set(event, turns.size);
  }
  return turns;
}

const turns = takeTurns();

/** Whose turn a resale is. */
export const turnOf = (event: SeedEvent): number => turns.get(event) ?? 0;

/** The buyer, as an index of `investors`. */
export const buyerOf = (purchase: Purchase): number =>
  (purchase.buyer ?? turnOf(purchase)) % investors.length;
