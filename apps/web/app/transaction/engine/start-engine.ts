import { chainClient } from "@tenora/chain/transaction/chain-client";
import { findPending, isSent, pendingKey, subscribeToPending } from "../pending-transactions.ts";
import {
  accepted,
  cleanedUp,
  endedElsewhere,
  pressed,
  takenByAnotherTab,
  walletChanged,
} from "../state/transaction-events.ts";
import type { BuildIntent, Hex } from "../state/transaction-intent.ts";
import { isWorking, type TransactionEvent, type TransactionRun } from "../state/transaction-run.ts";
import { type EngineContext, type EnginePorts, walletChange } from "./engine-context.ts";
import { pendingEntries } from "./pending-entries.ts";
import { readThroughWallet } from "./read-through-wallet.ts";
import { runEffect } from "./run-effect.ts";
import { newRun, runList, runOfEntry } from "./run-list.ts";
import { runToasts } from "./toasts.ts";

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
  const revalidations: (() => void)[] = [];
  const context: EngineContext = {
    ...ports,
    client: chainClient((args) => readThroughWallet(ports, args)),
    runs,
    revalidate: () => revalidations.at(-1)?.(),
    dispatch,
  };
  const toasts = runToasts(context);
  const entries = pendingEntries(context);

  function dispatch(attempt: number, event: TransactionEvent): void {
    const run = runs.get(attempt);
    if (!run || ports.pageEnd.aborted) return;
    const [next, effects] = event(run);
    if (next === run) return;
    runs.set(next);
    if (next.phase !== run.phase) toasts.tell(next);
    runs.tellListeners();
    for (const effect of effects) runEffect(context, entries, next, effect);
  }

  function dispatchToNewest(id: string, event: TransactionEvent): void {
    const run = runs.newest(id);
    if (run) dispatch(run.attempt, event);
  }

  ports.tabs.onTold((key, phase) => {
    for (const run of runs.all())
      if (pendingKey(run) === key) dispatch(run.attempt, endedElsewhere(phase));
  });
  ports.pageEnd.addEventListener("abort", subscribeToPending(entries.resume));

  return {
    getRun: runs.newest,
    subscribe: runs.subscribe,
    press(id, build, reopen) {
      toasts.setDialog(id, reopen);
      const account = ports.wallet.getState().walletAddress as Hex;
      const intent = { id, account, chainId: ports.chain.id };
      const key = pendingKey(intent);
      if (runs.working(key)) return;
      const entry = findPending(key);
      const sent = entry && isSent(entry) ? entry : null;
      const attempt = runs.start(sent ? runOfEntry(sent) : newRun(intent), build);
      // What was sent before is followed by `resume`, here or in another tab.
      dispatch(attempt, sent ? takenByAnotherTab : pressed);
      entries.resume();
    },
    accept: (id) => dispatchToNewest(id, accepted),
    cleanUp: (id) => dispatchToNewest(id, cleanedUp),
    close(id) {
      for (const run of runs.all()) {
        if (run.id !== id || isWorking(run)) continue;
        toasts.hideOffer(run);
        runs.forget(run.attempt);
      }
      runs.tellListeners();
    },
    watch: toasts.watch,
    checkWallet() {
      for (const run of runs.all()) {
        const change = walletChange(ports.wallet.getState(), run);
        if (change) dispatch(run.attempt, walletChanged(change));
      }
    },
    resume: entries.resume,
    onRevalidate(revalidate) {
      revalidations.push(revalidate);
      return () => void revalidations.splice(revalidations.indexOf(revalidate), 1);
    },
  };
}
