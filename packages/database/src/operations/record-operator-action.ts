import type { OperatorAction } from "@tenora/domain/operations/operator-action";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

type Hex = `0x${string}`;

/** An action that the chain has; `actedAt` is its block's time, in seconds since 1970. */
export interface ActionOnChain {
  readonly kind: OperatorAction;
  /** A receivable's number, an investor's id, or "exchange". */
  readonly subject: string;
  readonly wallet: Hex;
  readonly actedAt: number;
  readonly transaction: Hex;
}

/**
 * Records an action, which the caller has read on the chain, with one audit row; a repeated one changes
 * nothing. @throws DomainError FORBIDDEN
 */
export async function recordOperatorAction(
  tx: Transaction<"admin">,
  { kind, subject, wallet, actedAt, transaction }: ActionOnChain,
): Promise<void> {
  await sql`select public.record_operator_action(${kind}, ${subject}, ${wallet}, ${actedAt}::bigint,
    ${transaction})`.execute(tx);
}
