import { type PendingTransaction, pendingKey } from "../pending-transactions.ts";
import { isWorking, type TransactionRun } from "../state/transaction-run.ts";

export type NewRun = Omit<TransactionRun, "attempt">;

/** The transactions of one page, each attempt by its number. */
export function runList() {
  const runs = new Map<number, TransactionRun>();
  let attempts = 0;
  return {
    get: (attempt: number) => runs.get(attempt),
    set: (run: TransactionRun) => void runs.set(run.attempt, run),
    all: () => [...runs.values()],
    start(run: NewRun): TransactionRun {
      const started = { ...run, attempt: ++attempts };
      runs.set(started.attempt, started);
      return started;
    },
    forget: (attempt: number) => void runs.delete(attempt),
    newest: (id: string): TransactionRun | null =>
      [...runs.values()].findLast((run) => run.id === id) ?? null,
    /** A run under way for this wallet, chain and intent. */
    working: (key: string): TransactionRun | undefined =>
      [...runs.values()].find((run) => pendingKey(run) === key && isWorking(run)),
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
