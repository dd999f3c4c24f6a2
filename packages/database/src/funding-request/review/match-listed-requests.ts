import type { ListingReferences } from "../../market/attention/record-matches.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { matchesRequest } from "../list-funding-requests.ts";

/** Where a text matches more, the newest are found. */
const most = 500;

/**
 * Receivables whose funding request a text is part of, as in the list of requests: such as the customer's
 * name, or the business's, also of a suspended one. Digits alone aren't looked for here: they are the number of
 * a receivable.
 */
export async function matchListedRequests(
  tx: Transaction<"admin">,
  search: string,
): Promise<ListingReferences> {
  const rows = await tx
    .selectFrom("funding_requests as r")
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .select(["r.listing_id", "r.fingerprint"])
    .where("r.listing_id", "is not", null)
    .where(matchesRequest(search))
    .orderBy("r.listing_id", "desc")
    .limit(most)
    .execute();
  return {
    ids: rows.map(({ listing_id }) => listing_id ?? ""),
    fingerprints: rows.map(({ fingerprint }) => fingerprint ?? ""),
  };
}
