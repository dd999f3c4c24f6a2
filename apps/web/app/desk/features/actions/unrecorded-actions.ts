import type { OperatorAction } from "@tenora/domain/operations/operator-action";
import type { Hex } from "~/transaction/state/transaction-intent";

/** What an operator began on the chain, until the audit log has it. */
export interface UnrecordedAction {
  /** The intent's id, by which the engine knows its run and its pending entry. */
  readonly id: string;
  readonly kind: OperatorAction;
  /** A receivable's number, an investor's id, or "exchange". */
  readonly subject: string;
  /** The email of who pressed, so that nothing is recorded as another admin's; null while it is unknown. */
  readonly admin: string | null;
  /** Null until it is sent. */
  readonly transaction: Hex | null;
  /** ISO 8601. */
  readonly since: string;
}

const prefix = "operator-action:";
const listeners = new Set<() => void>();
const memory = new Map<string, UnrecordedAction>();
let shown: readonly UnrecordedAction[] | null = null;

/** All that this browser knows of; the same array until something changes. */
export function listUnrecorded(): readonly UnrecordedAction[] {
  shown ??= read();
  return shown;
}

function read(): readonly UnrecordedAction[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse(localStorage.getItem(key)));
  } catch {
    // No storage in this window: it is known while the page is open.
    return [...memory.values()];
  }
}

function parse(text: string | null): UnrecordedAction[] {
  try {
    const action = JSON.parse(text ?? "") as UnrecordedAction;
    return typeof action.id === "string" && typeof action.kind === "string" ? [action] : [];
  } catch {
    return [];
  }
}

/** Stores an action, in place of an earlier one of the same intent. */
export function storeUnrecorded(action: UnrecordedAction): void {
  memory.set(action.id, action);
  try {
    localStorage.setItem(`${prefix}${action.id}`, JSON.stringify(action));
  } catch {
    // The memory has it.
  }
  changed();
}

export function removeUnrecorded(id: string): void {
  memory.delete(id);
  try {
    localStorage.removeItem(`${prefix}${id}`);
  } catch {
    // The memory had it.
  }
  changed();
}

export function subscribeToUnrecorded(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", changed);
    // Another tab may have written while this one had no listeners.
    shown = null;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", changed);
  };
}

function changed(): void {
  shown = null;
  for (const listener of [...listeners]) listener();
}
