import { injectedId } from "./discover-providers.ts";
import type { FoundProvider } from "./provider.ts";

/** The same wallets, the one used last in front, otherwise in the order they came. */
export function orderProviders(
  found: readonly FoundProvider[],
  lastUsed: string | null,
): readonly FoundProvider[] {
  const last = found.find((provider) => provider.id === lastUsed);
  return last ? [last, ...found.filter((provider) => provider !== last)] : found;
}

/** More than one wallet announced itself, so the person chooses (EIP-6963's whole point). */
export function mustChoose(found: readonly FoundProvider[]): boolean {
  return found.filter((provider) => provider.id !== injectedId).length > 1;
}

/**
 * The wallets a start-up may restore. When one was used before, only that one: restoring another
 * would show a stranger's address while the right wallet is still loading.
 */
export function restorable(
  found: readonly FoundProvider[],
  lastUsed: string | null,
): readonly FoundProvider[] {
  // A wallet that has learnt EIP-6963 since is no longer listed as "injected".
  if (lastUsed === null || lastUsed === injectedId) return orderProviders(found, lastUsed);
  return found.filter((provider) => provider.id === lastUsed);
}
