import { createPublicClient, fallback, http, type PublicClient } from "viem";

const readTimeoutMs = 2_000;

/** A reader of the chain that tries the RPC addresses in order; `timeoutMs` per attempt. */
export function publicClient(rpcUrls: readonly string[], timeoutMs: number): PublicClient {
  const transports = rpcUrls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }));
  return createPublicClient({ transport: fallback(transports, { retryCount: 0 }) });
}

/** The chain id of the first address that answers (EIP-695); rejects when none does in 2 s. */
export function readChainId(rpcUrls: readonly string[]): Promise<number> {
  return publicClient(rpcUrls, readTimeoutMs).getChainId();
}

/**
 * The hash of block 0, which tells two chains of one id apart. Rejects when none of the addresses
 * answers in 2 s, or when what answers is not the chain of this id.
 */
export async function readGenesisHash(
  rpcUrls: readonly string[],
  chainId: number,
): Promise<`0x${string}`> {
  const client = publicClient(rpcUrls, readTimeoutMs);
  const [id, { hash }] = await Promise.all([
    client.getChainId(),
    client.getBlock({ blockNumber: 0n }),
  ]);
  if (id !== chainId) throw new Error(`The chain that answers is ${id}, not ${chainId}`);
  return hash;
}
