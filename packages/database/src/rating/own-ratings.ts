import { DomainError } from "@tenora/domain/domain-error";
import type { Rating } from "@tenora/domain/rating/rating";
import { sql } from "kysely";
import type { RateableListing } from "../market/seller/rating-basis.ts";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Rates the seller of a listing, once and for good. The caller has read from the market that the member
 * can; the same rating again changes nothing.
 * @throws DomainError ALREADY_RATED, INVALID_INPUT, FORBIDDEN
 */
export async function rateListing(
  tx: Transaction<"member">,
  { listing, fingerprint, seller }: RateableListing,
  { stars, words }: Rating,
): Promise<void> {
  const { rows } = await sql<{ isRated: boolean }>`select app.rate_listing(
    ${listing.toString()}::bigint, ${fingerprint}, ${seller}, ${stars}::int, ${words}) as "isRated"`.execute(
    tx,
  );
  if (rows[0]?.isRated !== true) throw new DomainError("ALREADY_RATED");
}

export interface OwnRating {
  readonly listing: bigint;
  readonly fingerprint: string;
  readonly stars: number;
  readonly words: string;
  /** Why an admin hid the words; null while everybody sees them. */
  readonly hiddenReason: string | null;
}

/** What the member has rated, newest first. */
export async function listOwnRatings(tx: Transaction<"member">): Promise<OwnRating[]> {
  const rows = await tx
    .selectFrom("ratings")
    .select(["listing_id", "fingerprint", "stars", "words", "hidden_reason"])
    .orderBy("rated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ listing_id, hidden_reason: hiddenReason, ...row }) => ({
    ...row,
    listing: BigInt(listing_id),
    hiddenReason,
  }));
}
