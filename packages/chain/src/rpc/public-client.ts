import { createPublicClient, fallback, http, type PublicClient } from "viem";

/** A reader of the chain that tries the RPC addresses in turn; `timeoutMs` per attempt. */
export function publicClient(rpcUrls: readonly string[], timeoutMs: number): PublicClient {
  const transports = rpcUrls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }));
  return createPublicClient({ transport: fallback(transports, { retryCount: 0 }) });
}
