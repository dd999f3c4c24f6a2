import { publicClient } from "./public-client.ts";

/** The id of the chain that answers (EIP-695); rejects when none of the addresses does in 2 s. */
export function readChainId(rpcUrls: readonly string[]): Promise<number> {
  return publicClient(rpcUrls, 2_000).getChainId();
}
