import { owedToHolders } from "@tenora/domain/receivable/amount-due";
import type { Transaction } from "../transaction/transaction.ts";
import { listListings } from "./list-listings.ts";
import type { Listing } from "./listing-record.ts";

/** Read at once, and at most that often: what is owed with late fees isn't a column to filter by. */
const pageSize = 100;
const mostPages = 20;

export interface OwedDefaults {
  readonly listings: readonly Listing[];
  /** There are more than these, or more were in default than are looked through. */
  readonly hasMore: boolean;
}

const isOwed = ({ due }: Listing) => owedToHolders(due) > 0n;

/**
 * Receivables in default whose holders are still owed something at `now` (seconds since 1970), newest
 * first, also those behind an invite gate: at most `limit`.
 */
export async function listOwedDefaults(
  tx: Transaction<"market">,
  limit: number,
  now: bigint,
): Promise<OwedDefaults> {
  const owed: Listing[] = [];
  let after: Awaited<ReturnType<typeof listListings>>["next"] = null;
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
  return { listings: owed.slice(0, limit), hasMore: owed.length > limit || after !== null };
}
