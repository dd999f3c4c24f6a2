import type { AcknowledgementState } from "@tenora/domain/funding-request/customer/acknowledgement";
import { sql } from "kysely";
import type { Json } from "../funding-request/funding-request-record.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { acknowledgementHash } from "./acknowledgement-token.ts";

/** What the wallet of a customer signed, as the exchange takes it, and its signature. */
export interface WalletConfirmation {
  readonly message: Json;
  readonly signature: `0x${string}`;
}

/**
 * Confirms with the customer's wallet, whose signature the caller has verified, if the link can still be
 * answered; returns how it stands then, or null when no mail has this token.
 * @throws DomainError INVALID_INPUT for a message of other terms
 */
export async function confirmWithWallet(
  tx: Transaction<"visitor">,
  token: string,
  { message, signature }: WalletConfirmation,
): Promise<AcknowledgementState | null> {
  const { rows } = await sql<{ state: AcknowledgementState | null }>`
    select app.confirm_acknowledgement(
      ${acknowledgementHash(token)}, ${JSON.stringify(message)}::jsonb, ${signature}) as state`.execute(
    tx,
  );
  return rows[0]?.state ?? null;
}

/** What the customer's wallet signed of a request's present submission; null without such a signature. */
export async function findWalletConfirmation(
  tx: Transaction<"member"> | Transaction<"admin">,
  { id, submittedAt }: { readonly id: string; readonly submittedAt: Date | null },
): Promise<WalletConfirmation | null> {
  if (submittedAt === null) return null;
  const row = await tx
    .selectFrom("acknowledgements")
    .select(["message", "signature"])
    .where("request_id", "=", id)
    .where("submitted_at", "=", submittedAt)
    .where("signature", "is not", null)
    .executeTakeFirst();
  return row === undefined ? null : (row as unknown as WalletConfirmation);
}
