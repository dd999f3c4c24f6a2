import { chainClient } from "@tenora/chain/transaction/chain-client";
import {
  findPending,
  isSent,
  pendingKey,
  removePending,
  subscribeToPending,
} from "../pending-transactions.ts";
import {
  accepted,
  cleanedUp,
  endedElsewhere,
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
import { buildIntent } from "./build-intent.ts";
import { type EngineContext, type EnginePorts, walletChange } from "./engine-context.ts";
import { follow } from "./follow.ts";
import { readThroughWallet } from "./read-through-wallet.ts";
import { entryResumer } from "./resume-entries.ts";
import { newRun, runList, runOfEntry } from "./run-list.ts";
import { askForStep, simulateStep } from "./run-step.ts";
import { hideOffer, hideToast, isAsking, showToast } from "./toasts.ts";

/** The transactions of one page. */
export interface TransactionEngine {
  /** The newest run of an intent; null before its button was pressed. */
  getRun(id: string): TransactionRun | null;
  subscribe(listener: () => void): () => void;
  /**
   * Builds the intent for the connected account. One that is under way is shown instead. `reopen` shows
   * its dialog after it was hidden; false where that is gone with its page.
   */
  press(id: string, build: BuildIntent, reopen: () => boolean): void;
  /** The person goes on after the summary, or tries a refused step again. */
  accept(id: string): void;
  /** Takes back the approval of a run that stopped before the call it was for. */
  cleanUp(id: string): void;
  /** Forgets a run that has ended or hasn't begun; one under way goes on. */
  close(id: string): void;
  /** Its dialog is open, and says itself what the wallet asks. Returns what to call once it's hidden. */
  watch(id: string): () => void;
  /** Stops what belongs to another account or chain than the wallet's. */
  checkWallet(): void;
  /** Follows what earlier pages have sent. */
  resume(): void;
  /** Called when our pages must be read again. The newest one is called, once per transaction. */
  onRevalidate(revalidate: () => void): () => void;
}

/** Creates the engine. It neither reads nor follows anything before it is called to. */
export function startEngine(ports: EnginePorts): TransactionEngine {
  const runs = runList();
  const builds = new Map<number, BuildIntent>();
  const dialogs = new Map<string, () => boolean>();
  const watched = new Set<string>();
  const releases = new Map<number, () => void>();
  const listeners = new Set<() => void>();
  const revalidations: (() => void)[] = [];

  const context: EngineContext = {
    ...ports,
    client: chainClient((args) => readThroughWallet(ports, args)),
    run: runs.get,
    dispatch,
  };
  const resume = entryResumer(context, runs, (attempt, release) => releases.set(attempt, release));
  const tellListeners = () => {
    for (const listener of [...listeners]) listener();
  };

  function dispatch(attempt: number, event: TransactionEvent): void {
    const run = runs.get(attempt);
    if (!run || ports.pageEnd.aborted) return;
    const [next, effects] = event(run);
    if (next === run) return;
    runs.set(next);
    if (next.phase !== run.phase) tell(next);
    tellListeners();
    for (const effect of effects) execute(next, effect);
  }

  function tell(run: TransactionRun): void {
    if (watched.has(run.id) && isAsking(run)) hideToast(ports, run);
    else
      showToast(ports, run, {
        reopen: () => dialogs.get(run.id)?.() ?? false,
        cleanUp: () => dispatch(run.attempt, cleanedUp),
      });
  }

  function execute(run: TransactionRun, effect: TransactionEffect): void {
    switch (effect.type) {
      case "build":
        void buildIntent(context, run, builds.get(run.attempt));
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

  ports.tabs.onTold((key, phase) => {
    for (const run of runs.all())
      if (pendingKey(run) === key) dispatch(run.attempt, endedElsewhere(phase));
  });
  ports.pageEnd.addEventListener("abort", subscribeToPending(resume));

  return {
    getRun: runs.newest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press(id, build, reopen) {
      dialogs.set(id, reopen);
      const { walletAddress } = ports.wallet.getState();
      const account = walletAddress as Hex;
      const { id: chainId } = ports.chain;
      const key = pendingKey({ id, account, chainId });
      if (runs.working(key)) return;
      const entry = findPending(key);
      const run = runs.start(
        entry && isSent(entry) ? runOfEntry(entry) : newRun({ id, account, chainId }),
      );
      builds.set(run.attempt, build);
      // What was sent before is followed by `watch`, here or in another tab.
      dispatch(run.attempt, entry && isSent(entry) ? takenByAnotherTab : pressed);
      resume();
    },
    accept(id) {
      const run = runs.newest(id);
      if (run) dispatch(run.attempt, accepted);
    },
    cleanUp(id) {
      const run = runs.newest(id);
      if (run) dispatch(run.attempt, cleanedUp);
    },
    close(id) {
      for (const run of runs.all()) {
        if (run.id !== id || isWorking(run)) continue;
        hideOffer(ports, run);
        runs.forget(run.attempt);
        builds.delete(run.attempt);
      }
      tellListeners();
    },
    watch(id) {
      watched.add(id);
      const shown = runs.newest(id);
      if (shown && isAsking(shown)) tell(shown);
      return () => {
        watched.delete(id);
        const hidden = runs.newest(id);
        if (hidden && isAsking(hidden)) tell(hidden);
      };
    },
    checkWallet() {
      for (const run of runs.all()) {
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
