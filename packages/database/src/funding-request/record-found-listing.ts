import { sql } from "kysely";
import type { ListedOffer } from "../market/listing/list-listed-offers.ts";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Fingerprints of the requests whose listing, or its transaction, is not recorded yet. Withdrawn ones
 * are left out when their attestation expired before `since`.
 */
export async function listFingerprintsToFind(
  tx: Transaction<"worker">,
  since: Date,
): Promise<string[]> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from app.fingerprints_to_find(${since}::timestamptz)`.execute(tx);
  return rows.map(({ fingerprint }) => fingerprint);
}

/**
 * Records a listing for the request that has its terms and its attestor; false when there is none, or
 * when it is recorded.
 */
export async function recordFoundListing(
  tx: Transaction<"worker">,
  { listing, transaction, listedAt, fingerprint, attestor, terms }: ListedOffer,
): Promise<boolean> {
  const { rows } = await sql<{ recorded: boolean }>`
    select app.record_found_listing(${listing.toString()}::bigint, ${transaction},
      to_timestamp(${listedAt}), ${fingerprint}, ${attestor}, ${JSON.stringify(terms)}::jsonb) as recorded`.execute(
    tx,
  );
  return rows[0]?.recorded === true;
}
