import type { Address } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { exchangeLensAbi } from "../generated/exchange-lens.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Listing, listingQuery } from "./listings.ts";
import { type ChainQuery, mapQuery, nullWhen, query, queryAll, queryTogether } from "./query.ts";

/** A note in one block. Amounts in base units of its listing's token. */
export interface Note {
  readonly id: bigint;
  readonly listing: bigint;
  readonly owner: Address;
  /** The account that may move the note besides the owner; null for none. */
  readonly approved: Address | null;
  readonly units: bigint;
  /** What its first owner paid. */
  readonly cost: bigint;
  readonly claimed: bigint;
  /** What `claim` pays now. */
  readonly claimable: bigint;
  /** What `refund` pays now: the cost when the listing was cancelled, else nothing. */
  readonly refundable: bigint;
  /** Rises with every transfer, which ends earlier asks. */
  readonly counter: bigint;
  readonly rewardClaimed: boolean;
}

type Contracts = Pick<Deployment, "exchange" | "lens">;

/** The listing that a note is a share of (`NoteData.listingOf`). */
export const listingOfNote = (note: bigint): bigint => note >> 24n;

/** Notes in the order of their ids, and the listings they belong to; null for a note that doesn't exist. */
export function notesQuery(
  deployment: Contracts,
  ids: readonly bigint[],
): ChainQuery<{ readonly notes: (Note | null)[]; readonly listings: Listing[] }> {
  const listingIds = [...new Set(ids.map(listingOfNote))];
  const asked = queryTogether({
    notes: queryAll(ids.map((id) => storedNoteQuery(deployment, id))),
    listings: queryAll(listingIds.map((id) => listingQuery(deployment, id))),
  });
  return mapQuery(asked, ({ notes, listings }) => {
    const found = listings.filter((one) => one !== null);
    const byId = new Map(found.map((listing) => [listing.id, listing]));
    return {
      notes: notes.map((note) => note && withCost(note, byId.get(note.listing))),
      listings: found,
    };
  });
}

type StoredNote = Omit<Note, "cost" | "refundable">;

function storedNoteQuery({ exchange, lens }: Contracts, id: bigint): ChainQuery<StoredNote | null> {
  const note = { address: exchange, abi: receivableExchangeAbi, args: [id] } as const;
  const stored = query(
    [
      { address: lens, abi: exchangeLensAbi, functionName: "noteOf", args: [id] },
      { ...note, functionName: "ownerOf" },
      { ...note, functionName: "getApproved" },
    ],
    ([{ listing, units, claimed, claimable, counter, rewardClaimed }, owner, approved]) => ({
      id,
      listing,
      owner,
      approved: BigInt(approved) === 0n ? null : approved,
      units,
      claimed,
      claimable,
      counter,
      rewardClaimed,
    }),
  );
  return nullWhen("TokenDoesNotExist", stored);
}

function withCost(note: StoredNote, listing: Listing | undefined): Note {
  if (!listing) throw new Error(`Note ${note.id} belongs to no listing.`);
  const cost = note.units * listing.pricePerUnit;
  return { ...note, cost, refundable: listing.state === "Cancelled" ? cost : 0n };
}
