import { type ListingColumns, plainListing } from "./insert-listing.ts";

const { price_per_unit: price } = plainListing(1, 0);

/** The `nth` note of a listing, as its first buyer holds it, with nothing collected on it. */
export function plainNote(
  listing: number,
  nth: number,
  owner: string,
  { units, boughtAt }: { readonly units: number; readonly boughtAt: number },
): ListingColumns {
  const cost = Number(price) * units;
  return {
    id: (BigInt(listing) << 24n) + BigInt(nth),
    listing,
    owner,
    former_owner: null,
    buyer: owner,
    units,
    cost,
    claimed: 0,
    counter: 0,
    reward_claimed: false,
    refunded: null,
    bought_at: boughtAt,
    acquired_at: boughtAt,
    acquired_cost: cost,
    block: 1,
    transaction_hash: `0x${"0".repeat(64)}`,
  };
}
