/** A request to a wallet (EIP-1193). */
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

/** A provider in the page, and its name. */
export interface FoundProvider {
  /** Stable over reloads: the wallet's reverse domain name (EIP-6963), or "injected". */
  readonly id: string;
  readonly name: string;
  /** The wallet's own picture as a data: address (EIP-6963); "" when it gave none. */
  readonly icon: string;
  /** What the page offers; it may lack `request` until `requireProvider` has checked. */
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

const addressShape = /^0x[0-9a-fA-F]{40}$/;

/** The first account of an `eth_accounts` answer or `accountsChanged` event; "" when there is none. */
export function firstAccount(answer: unknown): string {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  return typeof first === "string" && addressShape.test(first) ? first : "";
}

/** The account that a wallet shares without a prompt; "" when there is none, or no answer. */
export async function readAccount(found: FoundProvider): Promise<string> {
  try {
    return firstAccount(await requireProvider(found).request({ method: "eth_accounts" }));
  } catch {
    return "";
  }
}

/** Addresses are compared without their checksum capitals (EIP-55). */
export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * A chain id in decimal from any form in which wallets answer: "0x4268", "17000", 17000, 17000n.
 * Yields "" for anything that is not a positive whole number.
 */
export function parseChainId(answer: unknown): string {
  if (typeof answer === "object" && answer !== null && "chainId" in answer) {
    return parseChainId(answer.chainId);
  }
  if (typeof answer === "string" && !/^(0[xX][0-9a-fA-F]+|[0-9]+)$/.test(answer.trim())) return "";
  if (!["string", "number", "bigint"].includes(typeof answer)) return "";
  try {
    const id = BigInt(
      typeof answer === "string" ? answer.trim().toLowerCase() : (answer as number),
    );
    return id > 0n ? id.toString() : "";
  } catch {
    return "";
  }
}
