import { comparisonOf } from "@tenora/domain/funding-request/customer/comparison";
import { draftSchema } from "@tenora/domain/funding-request/draft/draft";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { Json } from "./funding-request-record.ts";
import { throwRequestUnchanged } from "./throw-request-unchanged.ts";

type Hex = `0x${string}`;

export interface Submission {
  readonly id: string;
  /** The version whose answers the terms say. */
  readonly version: number;
  readonly fingerprint: Hex;
  readonly terms: Json;
  readonly termsDigest: Hex;
  readonly signature: Hex;
  readonly tokenDecimals: number;
  readonly now: Date;
}

/**
 * Submits the member's request with its signed terms, which the caller has verified; returns the new
 * version. @throws DomainError FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND, BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED; INVOICE_ALREADY_REQUESTED;
 * DOCUMENTS_CHANGED when the terms name other documents; INVALID_INPUT when they name another seller
 */
export async function submitFundingRequest(
  tx: Transaction<"member">,
  submission: Submission,
): Promise<number> {
  const { id, version, fingerprint, terms, termsDigest, signature, tokenDecimals, now } =
    submission;
  const stored = await tx
    .selectFrom("funding_requests")
    .select("draft")
    // Every change of the answers is another version, which the function rejects.
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  const comparison = stored && comparisonOf(draftSchema.parse(stored.draft));
  const { rows } = await sql<{ version: number | null }>`
    select app.submit_funding_request(
      ${id}::uuid, ${version}::int, ${fingerprint}, ${JSON.stringify(terms)}::jsonb,
      ${termsDigest}, ${signature}, ${tokenDecimals}::int, ${now}::timestamptz,
      ${JSON.stringify(comparison ?? { keys: {} })}::jsonb
    ) as version`.execute(tx);
  const submitted = rows[0]?.version ?? null;
  return submitted ?? throwRequestUnchanged(tx, id, { action: "submit", actor: "business", now });
}

/**
 * Withdraws the member's request, also that of a suspended business; a draft that was never submitted
 * is emptied. @throws DomainError FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND
 */
export async function withdrawFundingRequest(
  tx: Transaction<"member">,
  { id, version, now }: Pick<Submission, "id" | "version" | "now">,
): Promise<void> {
  const { rows } = await sql<{ version: number | null }>`
    select app.withdraw_funding_request(${id}::uuid, ${version}::int) as version`.execute(tx);
  if ((rows[0]?.version ?? null) !== null) return;
  await throwRequestUnchanged(tx, id, { action: "withdraw", actor: "business", now });
}

/**
 * Records the listing of the member's request, which the caller has found on the exchange; does
 * nothing when it is recorded. @throws DomainError FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_NOT_FOUND
 */
export async function recordFundingRequestListing(
  tx: Transaction<"member">,
  found: { readonly id: string; readonly listing: bigint; readonly transaction: Hex | null },
): Promise<void> {
  const { id, listing, transaction } = found;
  const { rows } = await sql<{ recorded: boolean }>`
    select app.record_funding_request_listing(
      ${id}::uuid, ${listing.toString()}::bigint, ${transaction}) as recorded`.execute(tx);
  if (rows[0]?.recorded === true) return;
  await throwRequestUnchanged(tx, id, { action: "list", actor: "business", now: new Date(0) });
}
