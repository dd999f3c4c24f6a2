import type { EthereumProvider, FoundProvider } from "./provider.ts";

/** The wallets in the page. EIP-6963 wallets in order of announcement, then `window.ethereum`. */
export interface ProviderDiscovery {
  list(): readonly FoundProvider[];
  /** Calls back whenever the list may have grown. */
  subscribe(listener: () => void): () => void;
}

interface Announcement {
  readonly info: {
    readonly uuid: string;
    readonly name: string;
    readonly rdns: string;
    readonly icon?: unknown;
  };
  readonly provider: Partial<EthereumProvider>;
}

type Page = Pick<Window, "addEventListener" | "removeEventListener" | "dispatchEvent"> & {
  ethereum?: Partial<EthereumProvider>;
};

/** The id of a wallet that only set `window.ethereum`. */
export const injectedId = "injected";

/** Asks every wallet in the page to announce itself, and keeps listening. */
export function discoverProviders(page: Page): ProviderDiscovery {
  const announced = new Map<string, FoundProvider>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  page.addEventListener("eip6963:announceProvider", (event) => {
    const found = readAnnouncement((event as CustomEvent<unknown>).detail, announced);
    if (found) notifyListeners();
  });
  // Some wallets set window.ethereum after the page has loaded and say so with this event.
  page.addEventListener("ethereum#initialized", notifyListeners);
  page.dispatchEvent(new Event("eip6963:requestProvider"));

  return {
    list: () => withInjected([...announced.values()], page.ethereum),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readAnnouncement(detail: unknown, announced: Map<string, FoundProvider>): boolean {
  const { info, provider } = (detail ?? {}) as Partial<Announcement>;
  if (!info?.uuid || !provider || announced.has(info.uuid)) return false;
  const others = [...announced.values()];
  // Some wallets announce themselves under a new uuid whenever they are asked.
  if (others.some((other) => other.provider === provider)) return false;
  const rdns = info.rdns || info.uuid;
  // Two wallets under one rdns would otherwise be restored as one another.
  const taken = others.some((other) => other.id === rdns);
  announced.set(info.uuid, {
    id: taken ? `${rdns}#${info.uuid}` : rdns,
    name: info.name || "Browser wallet",
    icon: readIcon(info.icon),
    provider,
  });
  return true;
}

/** Only a picture that needs no request: another site would learn who visits. */
function readIcon(icon: unknown): string {
  return typeof icon === "string" && /^data:image\/[a-z+.-]+[;,]/i.test(icon) ? icon : "";
}

function withInjected(announced: FoundProvider[], ethereum: Page["ethereum"]): FoundProvider[] {
  if (!ethereum || announced.some((found) => found.provider === ethereum)) return announced;
  return [...announced, { id: injectedId, name: "Browser wallet", icon: "", provider: ethereum }];
}

/** The same wallets, the one used last first, otherwise in order of announcement. */
export function orderProviders(
  found: readonly FoundProvider[],
  lastUsed: string | null,
): readonly FoundProvider[] {
  const last = found.find((provider) => provider.id === lastUsed);
  return last ? [last, ...found.filter((provider) => provider !== last)] : found;
}

/** The named wallet; without a name the one used last, or the first. */
export function pickProvider(
  found: readonly FoundProvider[],
  lastUsed: string | null,
  providerId?: string,
): FoundProvider | undefined {
  if (providerId !== undefined) return found.find((provider) => provider.id === providerId);
  return orderProviders(found, lastUsed)[0];
}

/** More than one wallet announced itself (EIP-6963), so the person chooses. */
export function mustChoose(found: readonly FoundProvider[]): boolean {
  return found.filter((provider) => provider.id !== injectedId).length > 1;
}

/**
 * The wallets that a start may restore. When one was used before, only that one: restoring another
 * would show the wrong address while the right wallet is still loading.
 */
export function restorable(
  found: readonly FoundProvider[],
  lastUsed: string | null,
): readonly FoundProvider[] {
  // A wallet that supports EIP-6963 by now is no longer listed as "injected".
  if (lastUsed === null || lastUsed === injectedId) return orderProviders(found, lastUsed);
  return found.filter((provider) => provider.id === lastUsed);
}
