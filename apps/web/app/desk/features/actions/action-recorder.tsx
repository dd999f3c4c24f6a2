import { useContext, useEffect, useSyncExternalStore } from "react";
import type { TransactionEngine } from "~/transaction/engine/start-engine";
import { loadEngine } from "~/transaction/load-engine";
import { useWallet } from "~/wallet/wallet-provider";
import { CurrentAdminContext } from "../in-memory-state.ts";
import { settleAction } from "./settle-action.ts";
import {
  listUnrecorded,
  subscribeToUnrecorded,
  type UnrecordedAction,
} from "./unrecorded-actions.ts";

const none: readonly UnrecordedAction[] = [];

/**
 * Has what the current admin does on the chain written into the audit log, on whichever page of the portal
 * they are when it is confirmed, also after a reload. Shows nothing.
 */
export function ActionRecorder() {
  const { config, getState, request, refresh } = useWallet();
  const admin = useContext(CurrentAdminContext);
  const unrecorded = useSyncExternalStore(subscribeToUnrecorded, listUnrecorded, () => none);
  const hasAny = admin !== null && unrecorded.some((action) => isOf(action, admin));

  // Most admins do nothing on the chain: only then the engine's code is needed.
  useEffect(() => {
    if (!hasAny || admin === null) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const settle = (engine: TransactionEngine) => {
      for (const action of listUnrecorded())
        if (isOf(action, admin)) settleAction(engine, action, config.chain.id);
    };
    loadEngine({ getState, request, refresh }, config)
      .then((engine) => {
        if (isUnmounted) return;
        stop = engine.subscribe(() => settle(engine));
        engine.resume();
        settle(engine);
      })
      .catch(console.error);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [hasAny, admin, getState, request, refresh, config]);

  return null;
}

const isOf = (action: UnrecordedAction, admin: string) =>
  action.admin === null || action.admin === admin;
