import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** The words of a rating, for operators. */
export interface RatingWords {
  readonly id: string;
  readonly stars: number;
  readonly words: string;
  readonly ratedAt: Date;
  /** Null while everybody sees the words. */
  readonly hiddenReason: string | null;
}

const most = 500;

/** The newest 500 ratings with words of a business, a wallet in lower case. */
export async function listRatingWords(
  tx: Transaction<"admin">,
  seller: string,
): Promise<RatingWords[]> {
  return tx
    .selectFrom("ratings")
    .select(["id", "stars", "words", "rated_at as ratedAt", "hidden_reason as hiddenReason"])
    .where("seller", "=", seller)
    .where("words", "<>", "")
    .orderBy("rated_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/**
 * Hides the words of a rating of a business, or shows them again, with an audit row. The stars count on:
 * no average improves.
 * @throws DomainError ALREADY_CHANGED where there is nothing to change, INVALID_INPUT, FORBIDDEN
 */
export async function hideRating(
  tx: Transaction<"admin">,
  businessId: string,
  {
    rating,
    hide,
    reason,
  }: { readonly rating: string; readonly hide: boolean; readonly reason: string },
): Promise<void> {
  const { rows } = await sql<{ updated: boolean }>`select public.hide_rating(
    ${businessId}::uuid, ${rating}::uuid, ${hide}, ${reason}) as updated`.execute(tx);
  if (rows[0]?.updated !== true) throw new DomainError("ALREADY_CHANGED");
}
