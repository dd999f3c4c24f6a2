import { DomainError } from "@tenora/domain/domain-error";
import {
  type FundingRequestAction,
  type FundingRequestActor,
  nextStatus,
} from "@tenora/domain/funding-request/funding-request";
import type { Transaction } from "../transaction/transaction.ts";
import { requestFacts, toFundingRequestRecord } from "./funding-request-record.ts";

interface Attempt {
  readonly action: FundingRequestAction;
  readonly actor: FundingRequestActor;
  readonly now: Date;
}

/**
 * Throws why an action updated no row.
 * @throws DomainError FUNDING_REQUEST_NOT_FOUND; FUNDING_REQUEST_CLOSED when its status does not allow
 * the action; FUNDING_REQUEST_CHANGED when it has another version
 */
export async function throwRequestUnchanged(
  tx: Transaction<"member"> | Transaction<"admin">,
  id: string,
  { action, actor, now }: Attempt,
): Promise<never> {
  const row = await tx
    .selectFrom("funding_requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError("FUNDING_REQUEST_NOT_FOUND");
  const facts = requestFacts(toFundingRequestRecord(row));
  const isPossible = nextStatus(facts, action, actor, now.getTime()) !== null;
  throw new DomainError(isPossible ? "FUNDING_REQUEST_CHANGED" : "FUNDING_REQUEST_CLOSED");
}
