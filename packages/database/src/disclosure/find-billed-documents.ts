import { type DocumentKind, toDocumentKind } from "@tenora/domain/receivable/document-kind";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { ListingReference } from "./find-listed-requests.ts";

/** What a customer was billed with. */
export interface BilledDocument {
  readonly kind: DocumentKind | null;
  /** The seller's own: "BT-2640". */
  readonly number: string;
  /** YYYY-MM-DD, as its seller typed it; null without one. */
  readonly issued: string | null;
}

interface Row {
  readonly id: string;
  readonly kind: string | null;
  readonly number: string;
  readonly issued: string | null;
}

/**
 * The documents of these listings that the member's wallet confirmed to owe, by the number of the
 * listing; of every other listing there is none.
 */
export async function findBilledDocuments(
  tx: Transaction<"member">,
  listings: readonly ListingReference[],
): Promise<ReadonlyMap<bigint, BilledDocument>> {
  if (listings.length === 0) return new Map();
  const ids = listings.map(({ id }) => id.toString());
  const fingerprints = listings.map(({ fingerprint }) => fingerprint);
  const { rows } = await sql<Row>`
    select listing_id::text as id, kind, number, issued
    from app.billed_documents(${ids}::bigint[], ${fingerprints}::text[])`.execute(tx);
  return new Map(
    rows.map(({ id, kind, number, issued }) => [
      BigInt(id),
      { kind: toDocumentKind(kind), number, issued },
    ]),
  );
}
