import type { NewDisputeEvidence } from "@tenora/domain/collection/dispute-evidence";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { CaseReference } from "./contacts.ts";

/** Why an operator raised or ended a dispute. */
export interface DisputeEvidence {
  readonly id: string;
  /** False where the dispute ends. */
  readonly disputed: boolean;
  /** To the letter what was hashed; null once erased or expired. */
  readonly document: string | null;
  /** SHA-256 of the document in UTF-8, as the exchange has it once the transaction is sent. */
  readonly hash: `0x${string}`;
  readonly recordedAt: Date;
  readonly adminEmail: string | null;
}

/**
 * Keeps evidence with an audit row and returns its hash; the same again for a repeated one, without
 * another row. @throws DomainError RECEIVABLE_NOT_FOUND without a request of ours, BUSINESS_ERASED,
 * INVALID_INPUT, FORBIDDEN
 */
export async function keepDisputeEvidence(
  tx: Transaction<"admin">,
  { listing, fingerprint }: CaseReference,
  { id, disputed, text }: NewDisputeEvidence,
): Promise<`0x${string}`> {
  const { rows } = await sql<{ hash: `0x${string}` }>`select public.keep_dispute_evidence(
    ${id}::uuid, ${listing.toString()}::bigint, ${fingerprint}, ${disputed}, ${text}) as hash`.execute(
    tx,
  );
  return rows[0]?.hash ?? "0x";
}

const most = 200;

/** The newest 200 pieces of evidence about a request's receivable, newest first. */
export async function listDisputeEvidence(
  tx: Transaction<"admin">,
  requestId: string,
): Promise<DisputeEvidence[]> {
  const rows = await tx
    .selectFrom("dispute_evidence as e")
    .leftJoin("admins as a", "a.user_id", "e.admin_id")
    .select(["e.id", "e.disputed", "e.document", "e.hash"])
    .select(["e.recorded_at as recordedAt", "a.email as adminEmail"])
    .where("e.request_id", "=", requestId)
    .orderBy("e.recorded_at", "desc")
    .orderBy("e.id")
    .limit(most)
    .execute();
  return rows as DisputeEvidence[];
}
