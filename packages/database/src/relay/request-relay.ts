import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface NewRelayJob {
  /** Chosen by the browser, which looks it up in any case. */
  readonly id: string;
  /** `relayIntent`: the same signed payment is the same job. */
  readonly intent: string;
  readonly request: RelayRequest;
  /** The most that its transaction may use. */
  readonly gas: number;
  /** The most that all transactions of any 24 hours may use. */
  readonly dailyGas: number;
}

/**
 * The id of the intent's job, made unless there is one; null when the gas of a day is spent. An unsigned
 * intent, a claim or a refund, has one job at a time, and always that of the same id.
 */
export async function requestRelay(
  tx: Transaction<"visitor">,
  { id, intent, request, gas, dailyGas }: NewRelayJob,
): Promise<string | null> {
  // One that failed can be asked for again: the exchange pays nothing twice.
  const isRepeatable = request.action === "claim" || request.action === "refund";
  const { rows } = await sql<{ id: string | null }>`
    select app.request_relay(${id}::uuid, ${intent}, ${isRepeatable}, ${JSON.stringify(request)}::jsonb,
      ${gas}::int, ${dailyGas}::bigint) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
