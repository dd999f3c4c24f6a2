import { type PendingTransaction, pendingKey } from "../pending-transactions.ts";
import type { BuildIntent } from "../state/transaction-intent.ts";
import { isWorking, type TransactionRun } from "../state/transaction-run.ts";

export type NewRun = Omit<TransactionRun, "attempt">;

/** The transactions of one page, each attempt by its number. */
export function runList() {
  const runs = new Map<number, TransactionRun>();
  const builds = new Map<number, BuildIntent>();
  const listeners = new Set<() => void>();
  let attempts = 0;
  return {
    get: (attempt: number) => runs.get(attempt),
    set: (run: TransactionRun) => void runs.set(run.attempt, run),
    all: () => [...runs.values()],
    /** `build` makes its intent; without it the run was found again, and is followed only. */
    start(run: NewRun, build?: BuildIntent): number {
      attempts += 1;
      runs.set(attempts, { ...run, attempt: attempts });
      if (build) builds.set(attempts, build);
      return attempts;
    },
    buildOf: (attempt: number) => builds.get(attempt),
    forget(attempt: number): void {
      runs.delete(attempt);
      builds.delete(attempt);
    },
    newest: (id: string): TransactionRun | null =>
      [...runs.values()].findLast((run) => run.id === id) ?? null,
    /** A run under way for this wallet, chain and intent. */
    working: (key: string): TransactionRun | undefined =>
      [...runs.values()].find((run) => pendingKey(run) === key && isWorking(run)),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tellListeners(): void {
      for (const listener of [...listeners]) listener();
    },
  };
}

export type RunList = ReturnType<typeof runList>;

export function newRun(of: Pick<TransactionRun, "id" | "account" | "chainId">): NewRun {
  return {
    ...of,
    title: "",
    success: "",
    intent: null,
    step: 0,
    batch: 1,
    signatures: {},
    isRelaying: null,
    lastMined: null,
    phase: { kind: "preparing" },
  };
}

/** The run of what an earlier page has sent. */
export const runOfEntry = ({ title, success, ...entry }: PendingTransaction): NewRun => ({
  ...newRun({ id: entry.id, account: entry.account, chainId: entry.chainId }),
  title,
  success,
});
