import type { Hex } from "./state/transaction-intent.ts";
import type { StepReference } from "./state/transaction-run.ts";

/** A step that was sent, or may have been, and whose end isn't known. */
export interface PendingTransaction {
  readonly id: string;
  readonly account: Hex;
  readonly chainId: number;
  readonly title: string;
  /** Told when it is done; "" when further steps follow. */
  readonly success: string;
  readonly reference: StepReference;
  /** ISO 8601. */
  readonly since: string;
}

const prefix = "transaction:";
const listeners = new Set<() => void>();
let shown: readonly PendingTransaction[] | null = null;

/** The same wallet, chain and intent have the same name in every tab of this browser. */
export function pendingKey({
  id,
  account,
  chainId,
}: Pick<PendingTransaction, "id" | "account" | "chainId">): string {
  return `${prefix}${chainId}:${account.toLowerCase()}:${id}`;
}

/** False while the wallet was asked and hasn't answered: it may send it, or not. */
export function isSent({ reference }: PendingTransaction): boolean {
  if (reference.kind === "calls") return reference.isAnswered;
  return reference.kind !== "transaction" || reference.hash !== null;
}

/** All that this browser's storage has, oldest first; the same array until something changes. */
export function listPending(): readonly PendingTransaction[] {
  shown ??= read();
  return shown;
}

function read(): readonly PendingTransaction[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse(localStorage.getItem(key)))
      .sort((one, other) => one.since.localeCompare(other.since));
  } catch {
    // No storage in this window: what is pending is known while the page is open.
    return [...memory.values()];
  }
}

const memory = new Map<string, PendingTransaction>();

function parse(text: string | null): PendingTransaction[] {
  try {
    const entry = JSON.parse(text ?? "") as PendingTransaction;
    return typeof entry.id === "string" && entry.reference ? [entry] : [];
  } catch {
    return [];
  }
}

/** Read from the storage itself, since another tab may have written it a moment ago. */
export function findPending(key: string): PendingTransaction | null {
  try {
    return parse(localStorage.getItem(key))[0] ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** One entry has one key, so that two tabs never overwrite each other's list. */
export function storePending(entry: PendingTransaction): void {
  const key = pendingKey(entry);
  memory.set(key, entry);
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // The memory has it.
  }
  changed();
}

export function removePending(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The memory had it.
  }
  changed();
}

export function subscribeToPending(listener: () => void): () => void {
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
