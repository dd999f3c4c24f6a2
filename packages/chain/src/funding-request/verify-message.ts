import { type Hex, isAddressEqual, recoverTypedDataAddress } from "viem";
import { publicClient } from "../rpc/read-chain.ts";
import type { SignableMessage } from "../typed-data/signable-message.ts";

const timeoutMs = 3_000;

/**
 * True when the account that the message is for has signed it. A plain account's key is recovered
 * without the chain; only when that does not match, a contract wallet is asked on the chain
 * (ERC-1271). An unreachable chain means false.
 */
export async function isMessageSigned(
  rpcUrls: readonly string[],
  { typedData, signer }: SignableMessage,
  signature: Hex,
): Promise<boolean> {
  if (signer === null) return false;
  try {
    const recovered = await recoverTypedDataAddress({ ...typedData, signature });
    if (isAddressEqual(recovered, signer)) return true;
  } catch {
    // Not the shape of a key's signature; a contract may still accept it.
  }
  try {
    const client = publicClient(rpcUrls, timeoutMs);
    return await client.verifyTypedData({ ...typedData, address: signer, signature });
  } catch {
    return false;
  }
}
