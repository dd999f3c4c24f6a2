/** The part of the browser's Storage that is used; each call may throw (private mode, quota). */
export type FlagStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** New values of the flags, under their names in the storage; null removes one. */
export type FlagChange = Readonly<Record<string, string | null>>;

export interface WalletFlags {
  /** `walletDisconnected` is "true": the person disconnected on purpose, so nothing is restored. */
  wasDisconnected(): boolean;
  /** The id of the wallet used last, or null. */
  lastUsed(): string | null;
  store(change: FlagChange): void;
}

/** The flags of the specification, held in memory where the browser's storage throws. */
export function walletFlags(storage: FlagStorage | null): WalletFlags {
  const memory = new Map<string, string>();

  function read(key: string): string | null {
    try {
      return storage?.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  }

  function write([key, value]: [string, string | null]) {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
    try {
      if (value === null) storage?.removeItem(key);
      else storage?.setItem(key, value);
    } catch {
      // The memory holds it until the page is closed.
    }
  }

  return {
    wasDisconnected: () => read("walletDisconnected") === "true",
    lastUsed: () => read("walletProvider"),
    store: (change) => Object.entries(change).forEach(write),
  };
}

/** The browser's storage, or null where even accessing it throws. */
export function browserStorage(): FlagStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
