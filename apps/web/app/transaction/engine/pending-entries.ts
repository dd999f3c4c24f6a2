import { findPending, listPending, pendingKey, removePending } from "../pending-transactions.ts";
import { foundAgain } from "../state/transaction-events.ts";
import type { TransactionRun } from "../state/transaction-run.ts";
import { findUnanswered } from "./earlier-request.ts";
import type { EngineContext } from "./engine-context.ts";
import { runOfEntry } from "./run-list.ts";

/** The entries of the pending list, each worked on in one tab of this browser. */
export function pendingEntries(context: EngineContext) {
  const { runs, tabs } = context;
  const watched = new Set<string>();
  /** By attempt, what gives its entry back to the other tabs. */
  const releases = new Map<number, () => void>();

  /** Follows an entry once it is known to be sent, and once no other tab does. */
  async function watch(key: string): Promise<void> {
    if (!(await findUnanswered(context, key))) return;
    const release = await tabs.take(key, { wait: true });
    const entry = findPending(key);
    if (!release || !entry || runs.working(key)) return release?.();
    const shown = runs
      .all()
      .find((run) => pendingKey(run) === key && run.phase.kind === "in-another-tab");
    const attempt = shown?.attempt ?? runs.start(runOfEntry(entry));
    releases.set(attempt, release);
    context.dispatch(attempt, foundAgain(entry));
  }

  /** Follows what earlier pages have sent. */
  function resume(): void {
    for (const entry of listPending()) {
      const key = pendingKey(entry);
      if (entry.chainId !== context.chain.id || watched.has(key) || runs.working(key)) continue;
      watched.add(key);
      void watch(key).finally(() => watched.delete(key));
    }
  }

  /** False where another tab is at it. */
  async function take(run: TransactionRun): Promise<boolean> {
    const held = releases.get(run.attempt);
    const release = held ?? (await tabs.take(pendingKey(run), { wait: false }));
    if (release) releases.set(run.attempt, release);
    return release !== null;
  }

  /** Lets the other tabs have it; what may be sent stays in the list, and is followed. */
  function giveBack(run: TransactionRun, mayBeSent: boolean): void {
    const key = pendingKey(run);
    if (!mayBeSent) removePending(key);
    tabs.tell(key, run.phase);
    releases.get(run.attempt)?.();
    releases.delete(run.attempt);
    if (mayBeSent) resume();
  }

  return { resume, take, giveBack };
}

export type PendingEntries = ReturnType<typeof pendingEntries>;
