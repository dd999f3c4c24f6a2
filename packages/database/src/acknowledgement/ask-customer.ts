import {
  type AcknowledgementState,
  acknowledgementState,
  type CustomerAnswer,
} from "@tenora/domain/funding-request/customer/acknowledgement";
import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { sql } from "kysely";
import { throwRequestUnchanged } from "../funding-request/throw-request-unchanged.ts";
import type { Transaction } from "../transaction/transaction.ts";

interface Seen {
  /** The funding request's. */
  readonly id: string;
  /** The version that the admin saw. */
  readonly version: number;
  readonly now: Date;
}

/**
 * Mails the verified contact of a request's customer a link to confirm the debt, which ends the link before.
 * @throws DomainError CONTACT_NOT_VERIFIED, DISPUTE_OPEN, CUSTOMER_CONFIRMED, BUSINESS_SUSPENDED;
 * FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_NOT_FOUND; FORBIDDEN
 */
export async function askCustomer(
  tx: Transaction<"admin">,
  { id, version, now, acknowledgementId }: Seen & { readonly acknowledgementId: string },
): Promise<void> {
  const { rows } = await sql<{ asked: boolean }>`
    select public.ask_customer(${id}::uuid, ${version}::int, ${acknowledgementId}::uuid) as asked`.execute(
    tx,
  );
  if (rows[0]?.asked === true) return;
  await throwRequestUnchanged(tx, id, { action: "attest", actor: "admin", now });
}

/**
 * Records in words how a customer's dispute was settled. @throws DomainError FUNDING_REQUEST_CHANGED,
 * FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_NOT_FOUND; FORBIDDEN
 */
export async function resolveDispute(
  tx: Transaction<"admin">,
  { id, version, now, resolution }: Seen & { readonly resolution: string },
): Promise<void> {
  const { rows } = await sql<{ resolved: boolean }>`
    select public.resolve_dispute(${id}::uuid, ${version}::int, ${resolution}) as resolved`.execute(
    tx,
  );
  if (rows[0]?.resolved === true) return;
  await throwRequestUnchanged(tx, id, { action: "attest", actor: "admin", now });
}

/** A link as reviewers see it. */
export interface CustomerQuestion {
  readonly id: string;
  readonly state: AcknowledgementState;
  /** It is about the submission that is being reviewed. */
  readonly isCurrent: boolean;
  readonly askedAt: Date;
  readonly askedBy: string | null;
  readonly expiresAt: Date;
  readonly answer: CustomerAnswer | null;
  readonly answeredAt: Date | null;
  /** What a dispute is about; null without one, and where it was not asked. */
  readonly disputeKind: DisputeKind | null;
  readonly reason: string | null;
  readonly isResolved: boolean;
  readonly resolution: string | null;
  readonly resolvedBy: string | null;
}

/** What the customer of a request was asked, oldest first, by the clock of the database. */
export async function listCustomerQuestions(
  tx: Transaction<"admin">,
  requestId: string,
): Promise<CustomerQuestion[]> {
  const rows = await tx
    .selectFrom("acknowledgements as a")
    .innerJoin("funding_requests as r", "r.id", "a.request_id")
    .leftJoin("admins as asking", "asking.user_id", "a.admin_id")
    .leftJoin("admins as resolving", "resolving.user_id", "a.resolved_by")
    .select(["a.id", "a.answer", "a.dispute_kind", "a.reason", "a.resolution", "r.status"])
    .select(["a.asked_at", "a.expires_at", "a.answered_at", "a.replaced_at", "a.resolved_at"])
    .select(["asking.email as askedBy", "resolving.email as resolvedBy"])
    .select(sql<boolean>`a.submitted_at = r.submitted_at`.as("isCurrent"))
    .select(sql<Date>`now()`.as("now"))
    .where("a.request_id", "=", requestId)
    .orderBy("a.asked_at")
    .orderBy("a.id")
    .execute();
  return rows.map(({ id, isCurrent, askedBy, reason, resolution, resolvedBy, ...row }) => {
    const answer = row.answer as CustomerAnswer | null;
    const facts = {
      answer,
      isReplaced: row.replaced_at !== null,
      isInReview: isCurrent && row.status === "submitted",
      expiresAt: row.expires_at.getTime(),
    };
    return {
      id,
      isCurrent,
      askedBy,
      answer,
      reason,
      resolution,
      resolvedBy,
      disputeKind: row.dispute_kind as DisputeKind | null,
      state: acknowledgementState(facts, row.now.getTime()),
      askedAt: row.asked_at,
      expiresAt: row.expires_at,
      answeredAt: row.answered_at,
      isResolved: row.resolved_at !== null,
    };
  });
}
