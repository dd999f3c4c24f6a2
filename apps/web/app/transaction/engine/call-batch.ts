import type { Hex } from "../state/transaction-intent.ts";
import type { EngineContext } from "./engine-context.ts";

/** Errors of EIP-5792: the wallet has a batch of this name already, or has none. */
export const duplicateBatch = 5720;
const unknownBatch = 5730;

/** EIP-5792: pending, done, never sent, reverted as a whole, reverted in part. */
const knownStatuses = [100, 200, 400, 500, 600] as const;

interface BatchStatus {
  readonly status: (typeof knownStatuses)[number];
  readonly receipts?: readonly { readonly transactionHash: Hex; readonly blockNumber: Hex }[];
}

/** A name for a batch, chosen before the wallet is asked, so that it can be looked up in any case. */
export function newBatchId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * What the wallet knows of a batch: "none" when it has none of this name, null when it doesn't say.
 * Statuses outside of the standard ("CONFIRMED" in older wallets) say nothing.
 */
export async function readBatchStatus(
  { wallet }: { readonly wallet: Pick<EngineContext["wallet"], "request"> },
  callsId: string,
): Promise<BatchStatus | "none" | null> {
  const outcome = await wallet.request({ method: "wallet_getCallsStatus", params: [callsId] });
  if (outcome.kind === "failed") return outcome.code === unknownBatch ? "none" : null;
  if (outcome.kind !== "answered") return null;
  const answer = outcome.result as BatchStatus | null;
  return answer && knownStatuses.includes(answer.status) ? answer : null;
}

/** The name by which the wallet goes on: older ones choose their own, or answer it as a text. */
export function answeredBatchId(answer: unknown, asked: string): string {
  const id = typeof answer === "string" ? answer : (answer as { id?: unknown } | null)?.id;
  return typeof id === "string" && id !== "" ? id : asked;
}
