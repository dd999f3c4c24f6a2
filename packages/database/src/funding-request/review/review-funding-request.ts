import type { RequestedChange } from "@tenora/domain/funding-request/draft/draft";
import type { RepaidBefore, RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import type { Json } from "../funding-request-record.ts";
import { throwRequestUnchanged } from "../throw-request-unchanged.ts";

type Hex = `0x${string}`;

interface Seen {
  readonly id: string;
  /** The version that the admin saw. */
  readonly version: number;
  readonly now: Date;
}

export type FundingRequestReview = Seen &
  (
    | { readonly decision: "changes-requested"; readonly changes: readonly RequestedChange[] }
    | { readonly decision: "rejected"; readonly reason: string }
  );

/**
 * Asks for changes of a submitted request, field by field, or rejects it, with a history row and an
 * audit row. @throws DomainError FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND; INVALID_INPUT without a change; FORBIDDEN
 */
export async function reviewFundingRequest(
  tx: Transaction<"admin">,
  review: FundingRequestReview,
): Promise<void> {
  const { id, version, now, decision } = review;
  const reason = decision === "rejected" ? review.reason : null;
  const changes = decision === "changes-requested" ? JSON.stringify(review.changes) : null;
  const { rows } = await sql<{ updated: boolean }>`
    select public.review_funding_request(
      ${id}::uuid, ${version}::int, ${decision}, ${reason}, ${changes}::jsonb) as updated`.execute(
    tx,
  );
  if (rows[0]?.updated === true) return;
  const action = decision === "rejected" ? "reject" : "request-changes";
  await throwRequestUnchanged(tx, id, { action, actor: "admin", now });
}

export interface NewAttestation extends Seen {
  readonly attestation: Json;
  readonly attestor: Hex;
  readonly signature: Hex;
  readonly expiresAt: Date;
  /** What the business owes investors on the exchange, in base units at six decimals. */
  readonly outstanding: bigint;
}

/**
 * Stores the attestor's signature, which the caller has verified; the limit of the tier is checked
 * under a lock of the business. @throws DomainError TIER_LIMIT_EXCEEDED, INVOICE_ALREADY_REQUESTED,
 * REQUEST_NOT_CHECKED, SIMILAR_REQUEST_UNSEEN, SECOND_REVIEWER_NEEDED; BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED; FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND; FORBIDDEN
 */
export async function attestFundingRequest(
  tx: Transaction<"admin">,
  attested: NewAttestation,
): Promise<void> {
  const { id, version, now, attestation, attestor, signature, expiresAt, outstanding } = attested;
  const { rows } = await sql<{ updated: boolean }>`
    select public.attest_funding_request(
      ${id}::uuid, ${version}::int, ${JSON.stringify(attestation)}::jsonb, ${attestor},
      ${signature}, ${expiresAt}::timestamptz, ${outstanding.toString()}::bigint,
      ${now}::timestamptz
    ) as updated`.execute(tx);
  if (rows[0]?.updated === true) return;
  await throwRequestUnchanged(tx, id, { action: "attest", actor: "admin", now });
}

/**
 * Locks the business of a request until the end of the transaction, so that what it owes is read and
 * its request attested by one admin at a time. @throws DomainError FORBIDDEN
 */
export async function lockBusinessOfRequest(tx: Transaction<"admin">, id: string): Promise<void> {
  await sql`select public.lock_business_of_request(${id}::uuid)`.execute(tx);
}

interface OpenRepayment {
  readonly id: string;
  readonly businessId: string;
  /** The time of the exchange, which decides what has expired. */
  readonly now: Date;
}

/**
 * What the business's other attested requests would repay while they can still be listed, in base
 * units at six decimals; the same as the database counts at an attestation.
 */
export async function findOpenRepayment(
  tx: Transaction<"admin">,
  { id, businessId, now }: OpenRepayment,
): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(repayment * 10 ^ (6 - token_decimals)), 0)::bigint as sum
    from funding_requests
    where business_id = ${businessId} and listing_id is null and id <> ${id}
      and attestation_expires_at >= ${now}::timestamptz`.execute(tx);
  return BigInt(rows[0]?.sum ?? 0);
}

/**
 * Stores the risk grade of a request in the transaction that attests it, and its customer's record, which
 * only approved investors read; null without a customer.
 * @throws DomainError FORBIDDEN
 */
export async function storeRequestRisk(
  tx: Transaction<"admin">,
  id: string,
  risk: RiskAssessment,
  debtor: RepaidBefore | null,
): Promise<void> {
  await sql`select public.store_request_risk(${id}::uuid, ${JSON.stringify(risk)}::jsonb,
    ${debtor && JSON.stringify(debtor)}::jsonb)`.execute(tx);
}
