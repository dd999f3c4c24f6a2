import type { Listing, MarketToken } from "@tenora/database/market/listing/listing-record";
import type { Note, NoteWithListing } from "@tenora/database/market/note/note-record";
import type { Collection } from "@tenora/database/market/payment/list-collections";
import type { Holding } from "@tenora/database/market/wallet/list-wallet-holdings";
import { sumFor } from "@tenora/domain/money/format-amount-for";
import { isPastMaturity, stillOwedTo, valueAtMaturity } from "./positions/positions.server.ts";

/** What is summed up: a note, or all notes of a listing. Base units of the listing's token. */
export interface Part {
  readonly listing: Listing;
  readonly invested: bigint;
  /** Still to come if all is repaid. */
  readonly toCome: bigint;
  /** The part of `toCome` that is past maturity, late fee included. */
  readonly owed: bigint;
  /** Earned, and not claimed yet. */
  readonly claimable: bigint;
  /** To be taken back of a cancelled sale. */
  readonly refundable: bigint;
  /** By this holder since they got it, each payment rounded as it is shown; null where payments weren't read. */
  readonly ownCollected: bigint | null;
}

/** A note, with all payments that its holder ever got on it where they were read. */
export const partOfNote = (
  { note, listing }: NoteWithListing,
  now: number,
  payments?: readonly Collection[],
): Part => ({
  listing,
  invested: note.acquiredCost ?? note.cost,
  ...outlookOf(note, listing, now),
  claimable: note.claimable,
  refundable: note.refundable,
  ownCollected: payments ? sinceAcquired(note, payments, listing.token) : null,
});

function outlookOf(
  note: Pick<Note, "units" | "claimed" | "claimable">,
  listing: Listing,
  now: number,
): Pick<Part, "toCome" | "owed"> {
  if (!isPastMaturity(listing.status)) return { toCome: valueAtMaturity(note, listing), owed: 0n };
  const owed = stillOwedTo(note, listing, now);
  return { toCome: owed + note.claimable, owed };
}

/** What was collected since this holder got it, each payment as the statement and "Collected so far" have it. */
const sinceAcquired = (
  { acquiredAt }: Note,
  payments: readonly Collection[],
  token: MarketToken,
): bigint => {
  const own = payments.filter(({ time }) => time >= acquiredAt);
  return sumFor(
    "payee",
    own.map(({ amount }) => amount),
    token,
  );
};

export function partOfHolding(holding: Holding, now: number): Part {
  const { listing, invested, collectable, collected } = holding;
  const isCancelled = listing.status === "cancelled";
  return {
    listing,
    invested,
    ownCollected: null,
    ...outlookOf(
      { units: holding.units, claimed: collected, claimable: collectable },
      listing,
      now,
    ),
    claimable: isCancelled ? 0n : collectable,
    refundable: isCancelled ? collectable : 0n,
  };
}
