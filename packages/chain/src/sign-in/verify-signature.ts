import { getAddress, type Hex, isAddressEqual, isHex, recoverMessageAddress } from "viem";
import { publicClient } from "../rpc/read-chain.ts";

const chainTimeoutMs = 3_000;

/**
 * True when `address` signed `message` (EIP-191). Plain accounts are recovered without the
 * chain; only when that does not match, a contract wallet is asked on the chain (ERC-1271,
 * ERC-6492), for three seconds at most. An unreachable chain means false.
 */
export async function verifySignature(
  rpcUrls: readonly string[],
  proof: { readonly address: string; readonly message: string; readonly signature: string },
): Promise<boolean> {
  const { message, signature } = proof;
  if (!isHex(signature)) return false;
  const address = getAddress(proof.address);
  if (await isSignedByKey({ address, message, signature })) return true;
  try {
    return await publicClient(rpcUrls, chainTimeoutMs).verifyMessage({
      address,
      message,
      signature,
    });
  } catch {
    return false;
  }
}

async function isSignedByKey(proof: { address: Hex; message: string; signature: Hex }) {
  try {
    return isAddressEqual(await recoverMessageAddress(proof), proof.address);
  } catch {
    return false; // not the shape of a key's signature; a contract may still accept it
  }
}
