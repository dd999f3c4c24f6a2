import type { MarketEvent } from "@tenora/database/market/event/event-record";
import { findListings } from "@tenora/database/market/listing/find-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { readWalletEvents, type WalletEventsRange } from "./wallet-events.server.ts";

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

/** What moves an investor's money. A credit that stands for one of these moves nothing more. */
const types = ["bought", "filled", "claimed", "refunded"];

/** What a wallet paid for notes and got for them, newest first, with the listings at `now`. */
export async function readMovements(
  tx: Transaction<"market">,
  query: Omit<WalletEventsRange, "types">,
  now: bigint,
): Promise<{ readonly movements: readonly Movement[]; readonly isComplete: boolean }> {
  const { events, isComplete } = await readWalletEvents(tx, { ...query, types });
  const ids = new Set(events.flatMap(({ listing }) => (listing === null ? [] : [listing])));
  const listings = await findListings(tx, [...ids], now);
  return {
    movements: events.flatMap(
      (event) => toMovement(event, query.wallet.toLowerCase(), listings) ?? [],
    ),
    isComplete,
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
    what,
    isOut,
    time,
    listing,
    note,
    transaction,
    amount: amount ?? 0n,
    other: other === wallet ? null : other,
  };
}

/** What the event was for this wallet; null when it concerned another holder's note. */
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
