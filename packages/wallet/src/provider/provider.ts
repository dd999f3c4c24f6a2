/** What EIP-1193 asks a wallet to answer. */
export interface RequestArguments {
  readonly method: string;
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>;
}

export type ProviderEvent = "accountsChanged" | "chainChanged" | "connect" | "disconnect";

/** An Ethereum provider as EIP-1193 describes it. */
export interface EthereumProvider {
  request(args: RequestArguments): Promise<unknown>;
  on?(event: ProviderEvent, listener: (value: unknown) => void): unknown;
  removeListener?(event: ProviderEvent, listener: (value: unknown) => void): unknown;
}

/** A provider somebody put into the page, and what to call it. */
export interface FoundProvider {
  /** Stable over reloads: the wallet's reverse domain name (EIP-6963), or "injected". */
  readonly id: string;
  readonly name: string;
  /** The wallet's own picture as a data: address (EIP-6963); "" when it gave none. */
  readonly icon: string;
  /** Whatever the page offers; it may lack `request` until `requireProvider` has looked. */
  readonly provider: Partial<EthereumProvider>;
}

export const noProviderMessage = "No Ethereum provider found";
export const noRequestMessage = "Ethereum provider does not support the required methods";

/**
 * The provider, once it is known to be one.
 * @throws Error with the specification's two sentences when there is none, or none with `request`.
 */
export function requireProvider(found: FoundProvider | undefined): EthereumProvider {
  if (!found?.provider) throw new Error(noProviderMessage);
  if (typeof found.provider.request !== "function") throw new Error(noRequestMessage);
  return found.provider as EthereumProvider;
}
