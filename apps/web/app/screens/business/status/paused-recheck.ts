import { useEffect, useSyncExternalStore } from "react";

/** Forms that would disappear with the status they belong to. */
let openForms = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  openForms += change;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While `isOpen`, the status isn't read again by itself: what was chosen would go with its form. */
export function usePauseRecheck(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** Such a form is open. */
export const useIsRecheckPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openForms > 0,
    () => false,
  );
