import { DomainError } from "@tenora/domain/domain-error";
import { type Draft, toStoredDraft } from "@tenora/domain/funding-request/draft/draft";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwRequestUnchanged } from "./throw-request-unchanged.ts";

export interface NewRequest {
  /** A uuid that the form chose: a repeated request creates one draft. */
  readonly id: string;
  readonly draft: Draft;
}

/**
 * Creates a draft of the member's business; does nothing when it exists already.
 * @throws DomainError BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED, TOO_MANY_FUNDING_REQUESTS;
 * FUNDING_REQUEST_NOT_FOUND when another business has this id; FORBIDDEN without a session
 */
export async function createFundingRequest(
  tx: Transaction<"member">,
  { id, draft }: NewRequest,
): Promise<void> {
  const { rows } = await sql<{ created: boolean }>`
    select app.create_funding_request(${id}::uuid, ${JSON.stringify(toStoredDraft(draft))}::jsonb) as created`.execute(
    tx,
  );
  if (rows[0]?.created === true) return;
  const own = await tx
    .selectFrom("funding_requests")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (own === undefined) throw new DomainError("FUNDING_REQUEST_NOT_FOUND");
}

export interface SavedDraft extends NewRequest {
  /** The version that was edited. */
  readonly version: number;
  /** The time of the exchange, which decides whether an attestation has expired. */
  readonly now: Date;
}

/**
 * Saves the answers unless others were saved since; returns the new version.
 * @throws DomainError FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_NOT_FOUND,
 * BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED
 */
export async function saveFundingRequest(
  tx: Transaction<"member">,
  { id, version, draft, now }: SavedDraft,
): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select app.save_funding_request(
      ${id}::uuid, ${version}::int, ${JSON.stringify(toStoredDraft(draft))}::jsonb, ${now}::timestamptz
    ) as version`.execute(tx);
  const saved = rows[0]?.version ?? null;
  return saved ?? throwRequestUnchanged(tx, id, { action: "save", actor: "business", now });
}
