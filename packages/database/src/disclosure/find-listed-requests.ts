import { isRecourse, type Recourse } from "@tenora/domain/funding-request/recourse";
import { type DocumentKind, toDocumentKind } from "@tenora/domain/receivable/document-kind";
import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { Transaction } from "../transaction/transaction.ts";

/** What everybody may know of the request behind a listing; null what it doesn't say. */
export interface ListedRequest {
  /** Whether it is about an invoice or an order; null for a campaign. */
  readonly documentKind: DocumentKind | null;
  /** As it was when the request was attested. */
  readonly risk: RiskAssessment | null;
  /** The customer's: a word of industries.ts, and ISO 3166-1 alpha-2. */
  readonly industry: string | null;
  readonly country: string | null;
  /** What a community campaign tells its backers; null for every other receivable. */
  readonly campaign: Campaign | null;
  /** Whether the business repays when its customer doesn't; null where it signed neither. */
  readonly recourse: Recourse | null;
  /** Whether one admin checked and another attested it; null where that isn't recorded. */
  readonly hasSecondReviewer: boolean | null;
}

export interface Campaign {
  readonly name: string;
  /** Plain text; empty lines separate paragraphs. */
  readonly story: string;
  readonly pictures: readonly PublicPicture[];
}

/** A picture that a campaign shows to everybody. */
export interface PublicPicture {
  /** The file's, in hex: its address. */
  readonly sha256: string;
  readonly description: string;
}

/** A listing as both sides know it: a chain that was made again has other listings with the same ids. */
export interface ListingReference {
  readonly id: bigint;
  readonly fingerprint: string;
}

/** What may be shown of the requests behind these listings, by the listing's id. */
export async function findListedRequests(
  tx: Transaction<"visitor" | "worker">,
  listings: readonly ListingReference[],
): Promise<ReadonlyMap<bigint, ListedRequest>> {
  if (listings.length === 0) return new Map();
  const fingerprints = new Map(listings.map(({ id, fingerprint }) => [id, fingerprint]));
  const rows = await tx
    .selectFrom("listed_requests")
    .selectAll()
    .where(
      "listing_id",
      "in",
      listings.map(({ id }) => id.toString()),
    )
    .execute();
  const requests = new Map<bigint, ListedRequest>();
  for (const row of rows) {
    const id = BigInt(row.listing_id ?? 0);
    if (fingerprints.get(id) !== row.fingerprint) continue;
    const { campaign_name: name, story } = row;
    requests.set(id, {
      documentKind: toDocumentKind(row.document_kind),
      risk: row.risk as RiskAssessment | null,
      industry: row.debtor_industry,
      country: row.debtor_country,
      recourse: isRecourse(row.recourse ?? "") ? (row.recourse as Recourse) : null,
      hasSecondReviewer: row.has_second_reviewer,
      campaign:
        name === null || story === null
          ? null
          : { name, story, pictures: (row.pictures ?? []) as unknown as PublicPicture[] },
    });
  }
  return requests;
}
