import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import type { Transaction } from "../../transaction/transaction.ts";
import { findListings } from "../listing/find-listings.ts";
import { type ListingCursor, listListings } from "../listing/list-listings.ts";
import type { Listing } from "../listing/listing-record.ts";

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
  /** These receivables come before all others, on the first page, and don't count for its limit. */
  readonly first?: readonly bigint[] | undefined;
  readonly limit: number;
}

const isOwed = ({ due }: Listing) => owedToHolders(due) > 0n;

/**
 * Receivables in default whose holders are still owed something at `now` (seconds since 1970), `first`, then
 * the newest, also those behind an invite gate: at most `limit`.
 */
export async function listOwedDefaults(
  tx: Transaction<"market">,
  { before, first = [], limit }: OwedDefaultsQuery,
  now: bigint,
): Promise<OwedDefaults> {
  const owed: Listing[] = [];
  let after: ListingCursor | null = before === undefined ? null : { value: before, id: before };
  let pages = 0;
  do {
    const page = await listListings(
      tx,
      { status: ["defaulted"], audience: "concerned", limit: pageSize, after: after ?? undefined },
      now,
    );
    owed.push(...page.listings.filter((one) => isOwed(one) && !first.includes(one.id)));
    after = page.next;
    pages += 1;
  } while (after !== null && owed.length <= limit && pages < mostPages);
  const others = owed.slice(0, limit);
  const next = owed.length > limit ? others.at(-1)?.id : after?.id;
  const leading = before === undefined ? await leadingDefaults(tx, first, now) : [];
  return { listings: [...leading, ...others], next: next ?? null };
}

/** Those of these that are in default and still owed, newest first. */
async function leadingDefaults(tx: Transaction<"market">, first: readonly bigint[], now: bigint) {
  const found = await findListings(tx, first, now);
  return [...found.values()]
    .filter((one) => one.status === "defaulted" && isOwed(one))
    .sort((one, other) => Number(other.id - one.id));
}
