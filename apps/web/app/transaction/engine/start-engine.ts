import { chainClient } from "@tenora/chain/transaction/chain-client";
import {
  findPending,
  isSent,
  listPending,
  type PendingTransaction,
  pendingKey,
  removePending,
  subscribeToPending,
} from "../pending-transactions.ts";
import {
  accepted,
  buildFailed,
  built,
  cleanedUp,
  endedElsewhere,
  foundAgain,
  indexed,
  pressed,
  takenByAnotherTab,
  walletChanged,
} from "../state/transaction-events.ts";
import type { BuildIntent, Hex } from "../state/transaction-intent.ts";
import {
  isWorking,
  type TransactionEffect,
  type TransactionEvent,
  type TransactionRun,
} from "../state/transaction-run.ts";
import { describeProblem } from "./describe-problem.ts";
import { findUnanswered } from "./earlier-request.ts";
import { type EngineContext, type EnginePorts, walletChange } from "./engine-context.ts";
import { follow } from "./follow.ts";
import { readThroughWallet } from "./read-through-wallet.ts";
import { askForStep, simulateStep } from "./run-step.ts";
import { showToast } from "./toasts.ts";

/** The transactions of one page. */
export interface TransactionEngine {
  /** The newest run of an intent; null before its button was pressed. */
  getRun(id: string): TransactionRun | null;
  subscribe(listener: () => void): () => void;
  /** Builds the intent for the connected account. One that is under way is shown instead. */
  press(id: string, build: BuildIntent): void;
  /** The person goes on after the summary, or tries a refused step again. */
  accept(id: string): void;
  /** Takes back the approval of a run that stopped before the call it was for. */
  cleanUp(id: string): void;
  /** Forgets a run that has ended or hasn't begun; one under way goes on. */
  close(id: string): void;
  /** Stops what belongs to another account or chain than the wallet's. */
  checkWallet(): void;
  /** Follows what earlier pages have sent. */
  resume(): void;
  /** Called when our pages must be read again. The newest one is called, once per transaction. */
  onRevalidate(revalidate: () => void): () => void;
}

/** Creates the engine. It neither reads nor follows anything before it is called to. */
export function startEngine(ports: EnginePorts): TransactionEngine {
  const runs = new Map<number, TransactionRun>();
  const builds = new Map<number, BuildIntent>();
  const releases = new Map<number, () => void>();
  const watched = new Set<string>();
  const listeners = new Set<() => void>();
  const revalidations: (() => void)[] = [];
  let attempts = 0;

  const context: EngineContext = {
    ...ports,
    client: chainClient((args) => readThroughWallet(ports, args)),
    run: (attempt) => runs.get(attempt),
    dispatch,
  };

  function dispatch(attempt: number, event: TransactionEvent): void {
    const run = runs.get(attempt);
    if (!run) return;
    const [next, effects] = event(run);
    if (next === run) return;
    runs.set(attempt, next);
    if (next.phase !== run.phase) showToast(ports, next);
    for (const listener of [...listeners]) listener();
    for (const effect of effects) execute(next, effect);
  }

  function execute(run: TransactionRun, effect: TransactionEffect): void {
    switch (effect.type) {
      case "build":
        void build(run);
        break;
      case "simulate":
        void simulate(run);
        break;
      case "ask":
        void askForStep(context, run);
        break;
      case "follow":
        void follow(context, run, effect.reference);
        break;
      case "wait-for-index":
        void waitForIndex(run, effect.block);
        break;
      case "revalidate":
        revalidations.at(-1)?.();
        break;
      case "forget":
        removePending(pendingKey(run));
        break;
      case "finish":
        finish(run, effect.mayBeSent);
    }
  }

  async function build(run: TransactionRun): Promise<void> {
    const { attempt, account, chainId } = run;
    try {
      if (ports.wallet.getState().network === "unknown") await ports.wallet.refresh();
      const change = walletChange(ports.wallet.getState(), run);
      if (change) return dispatch(attempt, walletChanged(change));
      const intent = await builds.get(attempt)?.({
        account,
        chainId,
        client: context.client,
        deployment: ports.deployment(),
        isRelaying: ports.isRelaying,
      });
      if (intent) dispatch(attempt, built(intent));
    } catch (error) {
      const change = walletChange(ports.wallet.getState(), run);
      dispatch(
        attempt,
        change ? walletChanged(change) : buildFailed(describeProblem(error, ports)),
      );
    }
  }

  async function simulate(run: TransactionRun): Promise<void> {
    if (!releases.has(run.attempt)) {
      const release = await ports.tabs.take(pendingKey(run), { wait: false });
      if (!release) return dispatch(run.attempt, takenByAnotherTab);
      releases.set(run.attempt, release);
    }
    await simulateStep(context, run);
  }

  function finish(run: TransactionRun, mayBeSent: boolean): void {
    const key = pendingKey(run);
    if (!mayBeSent) removePending(key);
    ports.tabs.tell(key, run.phase);
    releases.get(run.attempt)?.();
    releases.delete(run.attempt);
    if (mayBeSent) resume();
  }

  async function waitForIndex({ attempt }: TransactionRun, block: bigint | null): Promise<void> {
    const mined = block ?? (await context.client.getBlockNumber({ cacheTime: 0 }).catch(() => 0n));
    dispatch(attempt, indexed(await ports.waitForIndex(mined)));
  }

  function start(run: Omit<TransactionRun, "attempt">): TransactionRun {
    const started = { ...run, attempt: ++attempts };
    runs.set(started.attempt, started);
    return started;
  }

  function resume(): void {
    for (const entry of listPending()) {
      const key = pendingKey(entry);
      if (entry.chainId !== ports.chain.id || watched.has(key) || runOf(key)) continue;
      watched.add(key);
      void watch(key).finally(() => watched.delete(key));
    }
  }

  /** Follows an entry once it is known to be sent, and once no other tab does. */
  async function watch(key: string): Promise<void> {
    if (!(await findUnanswered(context, key))) return;
    const release = await ports.tabs.take(key, { wait: true });
    const entry = findPending(key);
    if (!release || !entry || runOf(key)) return release?.();
    const shown = [...runs.values()].find(
      (run) => pendingKey(run) === key && run.phase.kind === "in-another-tab",
    );
    const run = shown ?? start(runOfEntry(entry));
    releases.set(run.attempt, release);
    dispatch(run.attempt, foundAgain(entry));
  }

  /** A run under way for this wallet, chain and intent. */
  function runOf(key: string): TransactionRun | undefined {
    return [...runs.values()].find((run) => pendingKey(run) === key && isWorking(run));
  }

  function newest(id: string): TransactionRun | null {
    return [...runs.values()].findLast((run) => run.id === id) ?? null;
  }

  ports.tabs.onTold((key, phase) => {
    for (const run of runs.values())
      if (pendingKey(run) === key) dispatch(run.attempt, endedElsewhere(phase));
  });
  subscribeToPending(resume);

  return {
    getRun: newest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press(id, build) {
      const { walletAddress } = ports.wallet.getState();
      const account = walletAddress as Hex;
      const { id: chainId } = ports.chain;
      const key = pendingKey({ id, account, chainId });
      if (runOf(key)) return;
      const entry = findPending(key);
      const run = start(
        entry && isSent(entry) ? runOfEntry(entry) : newRun({ id, account, chainId }),
      );
      builds.set(run.attempt, build);
      // What was sent before is followed by `watch`, here or in another tab.
      dispatch(run.attempt, entry && isSent(entry) ? takenByAnotherTab : pressed);
      resume();
    },
    accept(id) {
      const run = newest(id);
      if (run) dispatch(run.attempt, accepted);
    },
    cleanUp(id) {
      const run = newest(id);
      if (run) dispatch(run.attempt, cleanedUp);
    },
    close(id) {
      for (const run of runs.values()) {
        if (run.id !== id || isWorking(run)) continue;
        runs.delete(run.attempt);
        builds.delete(run.attempt);
      }
      for (const listener of [...listeners]) listener();
    },
    checkWallet() {
      for (const run of runs.values()) {
        const change = walletChange(ports.wallet.getState(), run);
        if (change) dispatch(run.attempt, walletChanged(change));
      }
    },
    resume,
    onRevalidate(revalidate) {
      revalidations.push(revalidate);
      return () => void revalidations.splice(revalidations.indexOf(revalidate), 1);
    },
  };
}

type NewRun = Omit<TransactionRun, "attempt">;

function newRun(of: Pick<TransactionRun, "id" | "account" | "chainId">): NewRun {
  return {
    ...of,
    title: "",
    success: "",
    intent: null,
    step: 0,
    batch: 1,
    signatures: {},
    lastMined: null,
    phase: { kind: "preparing" },
  };
}

const runOfEntry = ({ title, success, ...entry }: PendingTransaction): NewRun => ({
  ...newRun({ id: entry.id, account: entry.account, chainId: entry.chainId }),
  title,
  success,
});
