import { findPending, listPending, pendingKey } from "../pending-transactions.ts";
import { foundAgain } from "../state/transaction-events.ts";
import { findUnanswered } from "./earlier-request.ts";
import type { EngineContext } from "./engine-context.ts";
import { type RunList, runOfEntry } from "./run-list.ts";

/**
 * Follows what earlier pages have sent, each entry in one tab of this browser. `onTaken` gets what
 * gives an entry back to the others. Returns a function that looks for entries again.
 */
export function entryResumer(
  context: EngineContext,
  runs: RunList,
  onTaken: (attempt: number, release: () => void) => void,
): () => void {
  const watched = new Set<string>();

  /** Follows an entry once it is known to be sent, and once no other tab does. */
  async function watch(key: string): Promise<void> {
    if (!(await findUnanswered(context, key))) return;
    const release = await context.tabs.take(key, { wait: true });
    const entry = findPending(key);
    if (!release || !entry || runs.working(key)) return release?.();
    const shown = runs
      .all()
      .find((run) => pendingKey(run) === key && run.phase.kind === "in-another-tab");
    const run = shown ?? runs.start(runOfEntry(entry));
    onTaken(run.attempt, release);
    context.dispatch(run.attempt, foundAgain(entry));
  }

  return () => {
    for (const entry of listPending()) {
      const key = pendingKey(entry);
      if (entry.chainId !== context.chain.id || watched.has(key) || runs.working(key)) continue;
      watched.add(key);
      void watch(key).finally(() => watched.delete(key));
    }
  };
}
