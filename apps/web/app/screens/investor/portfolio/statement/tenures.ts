import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";

/** How long a wallet held a note. Seconds since 1970; null while it still does. */
export interface Tenure {
  readonly listing: Listing;
  /** What it paid, or what was first paid for a note that it got without a payment; base units. */
  readonly cost: bigint;
  readonly start: number;
  readonly isBought: boolean;
  readonly end: number | null;
  readonly isSold: boolean;
}

type Change = Partial<Omit<Tenure, "listing">>;

/** What a wallet's tenures are told by. */
export const tenureEvents = ["bought", "filled", "transferred"];

/**
 * The times that a wallet held notes, from all its events of these types, oldest first. The price of a
 * sale between holders follows the transfer that it belongs to.
 */
export function tenuresOf(
  events: readonly MarketEvent[],
  notes: ReadonlyMap<bigint, NoteWithListing>,
  owner: string,
): Tenure[] {
  const tenures = new Map<bigint, Tenure[]>();
  for (const { type, note: id, wallet, counterparty, amount, time } of events) {
    const found = id === null ? undefined : notes.get(id);
    if (found === undefined) continue;
    const { note, listing } = found;
    const own = tenures.get(note.id) ?? [];
    tenures.set(note.id, own);
    const begin = (cost: bigint, isBought: boolean) =>
      own.push({ listing, cost, isBought, start: time, end: null, isSold: false });
    const changeLast = (change: Change) => {
      const last = own.pop();
      if (last !== undefined) own.push({ ...last, ...change });
    };
    if (type === "bought") begin(amount ?? note.cost, true);
    if (type === "transferred" && counterparty === owner) changeLast({ end: time });
    // A new note's transfer has no sender, and its purchase tells of it.
    if (type === "transferred" && wallet === owner && counterparty !== null)
      begin(note.cost, false);
    if (type === "filled" && counterparty === owner) changeLast({ isSold: true });
    if (type === "filled" && wallet === owner)
      changeLast({ cost: amount ?? note.cost, isBought: true });
  }
  return [...tenures.values()].flat();
}
