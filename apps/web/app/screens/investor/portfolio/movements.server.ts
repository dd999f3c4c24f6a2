import type { MarketEvent } from "@tenora/database/market/event-record";
import { findListings } from "@tenora/database/market/find-listings";
import { listWalletEvents } from "@tenora/database/market/list-wallet-events";
import type { Listing } from "@tenora/database/market/listing-record";
import type { EventPosition } from "@tenora/database/market/market-tables";
import type { Transaction } from "@tenora/database/transaction/transaction";

/** A payment to or from an investor. */
export interface Movement {
  /** "Bought", "Collected" */
  readonly what: string;
  readonly isOut: boolean;
  /** In base units of the listing's token. */
  readonly amount: bigint;
  /** Seconds since 1970. */
  readonly time: number;
  readonly listing: Listing;
  readonly note: bigint | null;
  /** The wallet on the other side; null for the investor's own. */
  readonly other: string | null;
  readonly transaction: string;
}

interface MovementsQuery {
  readonly wallet: string;
  /** From the first to the last of these seconds since 1970; all of them without it. */
  readonly period?: { readonly from: number; readonly to: number };
  /** More aren't read. */
  readonly most: number;
}

/** What moves an investor's money. A credit that stands for one of these moves nothing more. */
const types = ["bought", "filled", "claimed", "refunded"];
const pageSize = 1_000;

/** What a wallet paid for notes and got for them, newest first, with the listings at `now`. */
export async function readMovements(
  tx: Transaction<"market">,
  { wallet, period, most }: MovementsQuery,
  now: bigint,
): Promise<{ readonly movements: readonly Movement[]; readonly isComplete: boolean }> {
  const events: MarketEvent[] = [];
  let before: EventPosition | undefined;
  do {
    const limit = Math.min(pageSize, most - events.length);
    const page = await listWalletEvents(tx, { wallet, types, period, before, limit });
    events.push(...page.events);
    before = page.next ?? undefined;
  } while (before !== undefined && events.length < most);
  const ids = new Set(events.flatMap(({ listing }) => (listing === null ? [] : [listing])));
  const listings = await findListings(tx, [...ids], now);
  return {
    movements: events.flatMap((event) => toMovement(event, wallet.toLowerCase(), listings) ?? []),
    isComplete: before === undefined,
  };
}

function toMovement(
  event: MarketEvent,
  wallet: string,
  listings: ReadonlyMap<bigint, Listing>,
): Movement | null {
  const listing = event.listing === null ? undefined : listings.get(event.listing);
  const kind = kindOf(event, wallet);
  if (listing === undefined || kind === null) return null;
  const { what, isOut, isOther } = kind;
  const { amount, time, note, counterparty, transaction } = event;
  const other = isOther ? event.wallet : counterparty;
  return {
    ...{ what, isOut, time, listing, note, transaction },
    amount: amount ?? 0n,
    other: other === wallet ? null : other,
  };
}

/** What it was for this wallet; null when it concerned somebody else's note. */
function kindOf({ type, wallet: owner }: MarketEvent, wallet: string) {
  const isOther = owner !== wallet;
  if (type === "filled")
    return isOther
      ? { what: "Sold a note", isOut: false, isOther }
      : { what: "Bought a note from its holder", isOut: true, isOther };
  if (isOther) return null;
  if (type === "bought") return { what: "Bought", isOut: true, isOther };
  return { what: type === "claimed" ? "Collected" : "Refunded", isOut: false, isOther };
}

/** As on its picture: "12-3", the third note of listing 12. */
export const noteName = (note: bigint): string => `${note >> 24n}-${note & 0xffffffn}`;
