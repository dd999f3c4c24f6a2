import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { TransactionEngine } from "~/transaction/engine/start-engine";
import { loadEngine } from "~/transaction/load-engine";
import type { BuildIntent, Hex } from "~/transaction/state/transaction-intent";
import type { TransactionRun } from "~/transaction/state/transaction-run";
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
  /**
   * Called once our pages show the result, or when they take longer than ten seconds, with the
   * transaction; null where the wallet hasn't named it.
   */
  readonly onConfirmed?: (hash: Hex | null) => void;
  /** Called with the id at each press, before anything is asked of the wallet. */
  readonly onPress?: (id: string) => void;
}

/** One button that writes to the chain. */
export interface TransactionControl {
  /** The engine's code is being fetched. */
  readonly isLoading: boolean;
  press(): void;
}

/** A run of the engine as a dialog shows it. */
export interface OpenTransaction {
  readonly id: string;
  readonly engine: TransactionEngine;
  /** Starts over with what the chain says now. */
  readonly restart: () => void;
}

const never = () => () => {};

/** The newest run of an intent; null before its button was pressed. */
export const useRun = (engine: TransactionEngine | null, id: string): TransactionRun | null =>
  useSyncExternalStore(
    engine?.subscribe ?? never,
    () => engine?.getRun(id) ?? null,
    () => null,
  );

/**
 * One transaction of this page. Loads the engine, and viem, at the first press, and then has its
 * dialog shown.
 */
export function useTransaction(
  { id, build, onConfirmed, onPress }: TransactionOptions,
  show: (transaction: OpenTransaction) => boolean,
): TransactionControl {
  const wallet = useWallet();
  const { getState, findWallet, request, refresh, config, walletAddress, network } = wallet;
  const { revalidate } = useRevalidator();
  const [engine, setEngine] = useState<TransactionEngine | null>(null);
  const [isLoading, setLoading] = useState(false);
  const run = useRun(engine, id);

  useEffect(() => engine?.onRevalidate(() => void revalidate()), [engine, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the wallet is checked
  useEffect(() => engine?.checkWallet(), [engine, walletAddress, network]);

  const phase = run?.phase;
  const confirmed = phase?.kind === "confirmed" && phase.index !== "waiting" ? phase : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per run, with the callback of then
  useEffect(() => {
    if (confirmed) onConfirmed?.(confirmed.hash);
  }, [confirmed !== null, run?.attempt]);

  async function start(): Promise<void> {
    setLoading(true);
    try {
      // A press may come before the connection of an earlier visit is restored.
      await findWallet();
      if (!getState().isConnected) return;
      const loaded = await loadEngine({ getState, request, refresh }, config);
      setEngine(loaded);
      loaded.close(id);
      onPress?.(id);
      const open = { id, engine: loaded, restart: () => void start() };
      loaded.press(id, build, () => show(open));
      show(open);
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
  }

  return { isLoading, press: () => void start() };
}
