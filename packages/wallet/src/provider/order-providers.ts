import { injectedId } from "./discover-providers.ts";
import type { FoundProvider } from "./provider.ts";

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
