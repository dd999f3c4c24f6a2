import type { RepaidBefore } from "@tenora/domain/risk/risk-grade";
import { sql } from "kysely";
import type { ListingReferences } from "../market/attention/record-matches.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** The customer behind a listing. */
export interface ListedDebtor {
  /** As the seller gave it and our reviewer checked it. */
  readonly name: string;
  /** Every listing of the same customer, this one too, from any seller. */
  readonly listings: ListingReferences;
  /** How they had paid when it was graded; null where that wasn't stored. */
  readonly gradedRecord: RepaidBefore | null;
}

interface Row {
  readonly name: string;
  readonly ids: readonly string[];
  readonly fingerprints: readonly string[];
  readonly graded_record: RepaidBefore | null;
}

/**
 * The customer behind a listing, for an approved investor; the caller checks that the gate admits them.
 * Null where there is none, or its seller was told that it stays hidden.
 * @throws DomainError INVESTOR_NOT_ELIGIBLE
 */
export async function findListedDebtor(
  tx: Transaction<"member">,
  { listing, fingerprint }: { readonly listing: bigint; readonly fingerprint: string },
): Promise<ListedDebtor | null> {
  const { rows } = await sql<Row>`
    select name, listing_ids::text[] as ids, fingerprints, graded_record
    from app.listed_debtor(${listing.toString()}::bigint, ${fingerprint})`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const { name, ids, fingerprints, graded_record: gradedRecord } = row;
  return { name, listings: { ids, fingerprints }, gradedRecord };
}
