import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { TransactionEngine } from "~/transaction/engine/start-engine";
import { loadEngine } from "~/transaction/load-engine";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { isWorking, type TransactionRun } from "~/transaction/state/transaction-run";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";

export interface TransactionOptions {
  /**
   * Names what is done: "buy:7:1699" for this listing and this draft. While one is open, a further
   * press shows it instead of sending it twice, in every tab and after a reload.
   */
  readonly id: string;
  /** Builds summary and steps from what the chain says at the press. */
  readonly build: BuildIntent;
  /** Called once our pages show the result, or when they take longer than ten seconds. */
  readonly onConfirmed?: () => void;
}

/** One button that writes to the chain, and its dialog. */
export interface Transaction {
  /** Null before the first press. */
  readonly run: TransactionRun | null;
  readonly isOpen: boolean;
  /** The engine's code is being fetched. */
  readonly isLoading: boolean;
  /** A step is under way: the button is busy. */
  readonly isBusy: boolean;
  press(): void;
  /** Goes on after the summary, or tries again. */
  accept(): void;
  /** Takes back the approval of a run that stopped half-way. */
  cleanUp(): void;
  /** Starts over with what the chain says now. */
  restart(): void;
  /** Closes the dialog. What is under way goes on and is told by toasts. */
  close(): void;
}

const never = () => () => {};

/** The state of one transaction of this page. Loads the engine, and viem, at the first press. */
export function useTransaction({ id, build, onConfirmed }: TransactionOptions): Transaction {
  const wallet = useWallet();
  const { getState, findWallet, request, refresh, config, walletAddress, network } = wallet;
  const { revalidate } = useRevalidator();
  const [engine, setEngine] = useState<TransactionEngine | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const run = useSyncExternalStore(
    engine?.subscribe ?? never,
    () => engine?.getRun(id) ?? null,
    () => null,
  );

  useEffect(() => engine?.onRevalidate(() => void revalidate()), [engine, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the wallet is checked
  useEffect(() => engine?.checkWallet(), [engine, walletAddress, network]);

  const isDone = run?.phase.kind === "confirmed" && run.phase.index !== "waiting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per run, with the callback of then
  useEffect(() => {
    if (isDone) onConfirmed?.();
  }, [isDone, run?.attempt]);

  const start = useCallback(async () => {
    setLoading(true);
    try {
      // A press may come before the connection of an earlier visit is restored.
      await findWallet();
      if (!getState().isConnected) return;
      const loaded = await loadEngine({ getState, request, refresh }, config);
      setEngine(loaded);
      loaded.close(id);
      loaded.press(id, build);
      setOpen(true);
    } catch (error) {
      console.error(error);
      notify({
        title: "Couldn't load this step",
        description: "Check your connection and try again.",
        tone: "destructive",
      });
    } finally {
      setLoading(false);
    }
  }, [getState, findWallet, request, refresh, config, id, build]);

  return {
    run,
    isOpen,
    isLoading,
    isBusy: isLoading || (run !== null && isWorking(run)),
    press: () => void start(),
    accept: () => engine?.accept(id),
    cleanUp: () => engine?.cleanUp(id),
    restart: () => void start(),
    close() {
      setOpen(false);
      engine?.close(id);
    },
  };
}
