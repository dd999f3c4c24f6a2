import type { TransactionEngine } from "~/transaction/engine/start-engine";
import { listPending, type PendingTransaction } from "~/transaction/pending-transactions";
import type { Hex } from "~/transaction/state/transaction-intent";
import type { Phase } from "~/transaction/state/transaction-run";
import { recordAction } from "./record-action.ts";
import { removeUnrecorded, storeUnrecorded, type UnrecordedAction } from "./unrecorded-actions.ts";

/** Nothing was sent of what is older than this, in ms. */
const unsentMs = 60 * 60_000;

/** Its end isn't known yet; what wasn't sent may be tried again in the same dialog. */
const open = new Set<Phase["kind"]>([
  "preparing",
  "ready",
  "simulating",
  "waiting-for-wallet",
  "submitted",
  "in-another-tab",
  "refused",
  "failed",
  "failed-to-simulate",
]);

/** Records an action that the chain has confirmed, and forgets one that came to nothing. */
export function settleAction(
  engine: Pick<TransactionEngine, "getRun">,
  action: UnrecordedAction,
  chainId: number,
): void {
  const { id, transaction, since } = action;
  const phase = engine.getRun(id)?.phase;
  const pending = listPending().find((entry) => entry.id === id && entry.chainId === chainId);
  if (phase?.kind === "confirmed") {
    void recordAction({ ...action, transaction: phase.hash });
  } else if (pending || (phase && open.has(phase.kind))) {
    const sent = hashOf(pending, phase);
    // Kept by itself: the page may be closed after the confirmation, when nothing is pending any more.
    if (sent !== null && sent !== transaction) storeUnrecorded({ ...action, transaction: sent });
  } else if (phase) {
    removeUnrecorded(id);
  } else if (transaction !== null) {
    void recordAction(action);
  } else if (Date.now() - Date.parse(since) > unsentMs) {
    removeUnrecorded(id);
  }
}

/** The transaction as far as it is named. */
function hashOf(pending: PendingTransaction | undefined, phase: Phase | undefined): Hex | null {
  if (pending?.reference.kind === "transaction") return pending.reference.hash;
  return phase?.kind === "submitted" ? phase.hash : null;
}
