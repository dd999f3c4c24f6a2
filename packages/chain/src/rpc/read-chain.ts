import { createPublicClient, fallback, http, type PublicClient } from "viem";

const readTimeoutMs = 2_000;

/** A reader of the chain that tries the RPC addresses in order; `timeoutMs` per attempt. */
export function publicClient(rpcUrls: readonly string[], timeoutMs: number): PublicClient {
  const transports = rpcUrls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }));
  return createPublicClient({ transport: fallback(transports, { retryCount: 0 }) });
}

/** The node is of another chain; `code` names the chain that it says it is. */
export class OtherChainError extends Error {
  override readonly name = "OtherChainError";
  readonly code: string;

  constructor(id: number, expected: number) {
    super(`The chain that answers is ${id}, not ${expected}`);
    this.code = `CHAIN_${id}`;
  }
}

/**
 * Rejects unless the node is of the chain of this id (EIP-695). What it says else is of that chain, and not
 * for us. @throws OtherChainError
 */
export async function assertChainId(
  client: Pick<PublicClient, "getChainId">,
  expected: number,
): Promise<void> {
  const id = await client.getChainId();
  if (id === expected) return;
  throw new OtherChainError(id, expected);
}

/** Rejects when none of the addresses answers in 2 s, or when what answers is not the chain of this id. */
export const assertChain = (rpcUrls: readonly string[], chainId: number): Promise<void> =>
  assertChainId(publicClient(rpcUrls, readTimeoutMs), chainId);

/**
 * The hash of block 0, which tells two chains of one id apart. Rejects when none of the addresses
 * answers in 2 s, or when what answers is not the chain of this id.
 */
export async function readGenesisHash(
  rpcUrls: readonly string[],
  chainId: number,
): Promise<`0x${string}`> {
  const client = publicClient(rpcUrls, readTimeoutMs);
  const [{ hash }] = await Promise.all([
    client.getBlock({ blockNumber: 0n }),
    assertChainId(client, chainId),
  ]);
  return hash;
}
