import { type Hex, isAddressEqual, parseAbi, recoverTypedDataAddress } from "viem";
import { publicClient } from "../rpc/read-chain.ts";
import type { SignableMessage } from "../typed-data/signable-message.ts";

const timeoutMs = 3_000;
const erc1271 = parseAbi(["function isValidSignature(bytes32, bytes) view returns (bytes4)"]);
const isValid = "0x1626ba7e";

/**
 * True when the exchange will take this signature for the account's that the message is for: a plain account's key
 * made it, or the account's code confirms it (ERC-1271), also code that a key delegated to (EIP-7702). While the
 * chain is unreachable every account counts as a plain one.
 */
export async function isMessageSigned(
  rpcUrls: readonly string[],
  { typedData, digest, signer }: SignableMessage,
  signature: Hex,
): Promise<boolean> {
  if (signer === null) return false;
  const client = publicClient(rpcUrls, timeoutMs);
  const code = await client.getCode({ address: signer }).catch(() => undefined);
  try {
    if (code === undefined)
      return isAddressEqual(await recoverTypedDataAddress({ ...typedData, signature }), signer);
    const call = { address: signer, abi: erc1271, functionName: "isValidSignature" } as const;
    return (await client.readContract({ ...call, args: [digest, signature] })) === isValid;
  } catch {
    return false; // not the shape of a key's signature, or code that confirms nothing
  }
}
