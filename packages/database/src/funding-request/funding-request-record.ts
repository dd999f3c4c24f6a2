import { type Answers, readAnswers } from "@tenora/domain/funding-request/draft/answers";
import {
  type Draft,
  draftSchema,
  type RequestedChange,
} from "@tenora/domain/funding-request/draft/draft";
import type {
  FundingRequestFacts,
  FundingRequestStatus,
} from "@tenora/domain/funding-request/funding-request";
import type { Selectable } from "kysely";
import type { FundingRequests } from "../generated/schema.ts";

type Hex = `0x${string}`;
export type Json = Readonly<Record<string, unknown>>;

/** What the seller signed, once submitted. */
export interface SignedTerms {
  readonly fingerprint: Hex;
  /** As the exchange takes them; `rewardId` is a decimal text. */
  readonly terms: Json;
  readonly digest: Hex;
  readonly signature: Hex;
  readonly tokenDecimals: number;
  /** Owed to investors if everything is sold, in base units. */
  readonly repayment: bigint;
}

export interface StoredAttestation {
  readonly attestation: Json;
  readonly attestor: Hex;
  readonly signature: Hex;
  readonly expiresAt: Date;
}

export interface FundingRequestRecord {
  readonly id: string;
  readonly businessId: string;
  readonly status: FundingRequestStatus;
  readonly version: number;
  /** As typed. */
  readonly draft: Draft;
  /** The same, read once. */
  readonly answers: Answers;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly requestedChanges: readonly RequestedChange[];
  readonly rejectionReason: string | null;
  readonly signed: SignedTerms | null;
  readonly attested: StoredAttestation | null;
  readonly listing: {
    readonly id: string;
    readonly transaction: Hex | null;
    readonly at: Date;
  } | null;
}

export type FundingRequestRow = Selectable<FundingRequests>;

/** The row with the application's names; checks in the database guarantee the narrower types. */
export function toFundingRequestRecord(row: FundingRequestRow): FundingRequestRecord {
  // Fields that a later version of the form added are empty in older drafts.
  const draft = draftSchema.parse(row.draft);
  return {
    id: row.id,
    businessId: row.business_id,
    status: row.status as FundingRequestStatus,
    version: row.version,
    draft,
    answers: readAnswers(draft),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
    reviewedAt: row.reviewed_at,
    requestedChanges: (row.requested_changes ?? []) as unknown as RequestedChange[],
    rejectionReason: row.rejection_reason,
    signed: signedOf(row),
    attested: attestedOf(row),
    listing:
      row.listing_id === null || row.listed_at === null
        ? null
        : {
            id: row.listing_id,
            transaction: row.listing_transaction as Hex | null,
            at: row.listed_at,
          },
  };
}

function signedOf(row: FundingRequestRow): SignedTerms | null {
  if (row.terms === null || row.seller_signature === null) return null;
  return {
    fingerprint: row.fingerprint as Hex,
    terms: row.terms as Json,
    digest: row.terms_digest as Hex,
    signature: row.seller_signature as Hex,
    tokenDecimals: row.token_decimals ?? 0,
    repayment: BigInt(row.repayment ?? 0),
  };
}

function attestedOf(row: FundingRequestRow): StoredAttestation | null {
  if (row.attestation === null || row.attestation_expires_at === null) return null;
  return {
    attestation: row.attestation as Json,
    attestor: row.attestor as Hex,
    signature: row.attestor_signature as Hex,
    expiresAt: row.attestation_expires_at,
  };
}

/** What the transition table depends on. */
export function requestFacts({ status, attested }: FundingRequestRecord): FundingRequestFacts {
  return { status, attestationExpiresAt: attested?.expiresAt.getTime() ?? null };
}
