import { owedToHolders } from "@tenora/domain/receivable/amount-due";
import type { Transaction } from "../transaction/transaction.ts";
import { type ListingCursor, listListings } from "./list-listings.ts";
import type { Listing } from "./listing-record.ts";

/** Read at once, and at most that often: what is owed with late fees isn't a column to filter by. */
const pageSize = 100;
const mostPages = 20;

export interface OwedDefaults {
  readonly listings: readonly Listing[];
  /** Before which listing the next page begins; null when none is left to look through. */
  readonly next: bigint | null;
}

export interface OwedDefaultsQuery {
  /** The `next` of the page before; absent for the first page. */
  readonly before?: bigint | undefined;
  readonly limit: number;
}

const isOwed = ({ due }: Listing) => owedToHolders(due) > 0n;

/**
 * Receivables in default whose holders are still owed something at `now` (seconds since 1970), newest
 * first, also those behind an invite gate: at most `limit`.
 */
export async function listOwedDefaults(
  tx: Transaction<"market">,
  { before, limit }: OwedDefaultsQuery,
  now: bigint,
): Promise<OwedDefaults> {
  const owed: Listing[] = [];
  let after: ListingCursor | null = before === undefined ? null : { value: before, id: before };
  let pages = 0;
  do {
    const page = await listListings(
      tx,
      {
        ...{ status: ["defaulted"], includeUnlisted: true, limit: pageSize },
        after: after ?? undefined,
      },
      now,
    );
    owed.push(...page.listings.filter(isOwed));
    after = page.next;
    pages += 1;
  } while (after !== null && owed.length <= limit && pages < mostPages);
  const listings = owed.slice(0, limit);
  const next = owed.length > limit ? listings.at(-1)?.id : after?.id;
  return { listings, next: next ?? null };
}
