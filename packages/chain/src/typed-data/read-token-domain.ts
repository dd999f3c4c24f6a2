import { type Address, domainSeparator, parseAbi } from "viem";
import { orNullOnRevert } from "../rpc/or-null-on-revert.ts";
import type { ContractReader } from "../transaction/chain-client.ts";
import type { MessageDomain } from "./signable-message.ts";

const abi = parseAbi([
  "function DOMAIN_SEPARATOR() view returns (bytes32)",
  "function name() view returns (string)",
  "function version() view returns (string)",
  "function eip712Domain() view returns (bytes1, string, string, uint256, address, bytes32, uint256[])",
]);

/**
 * The EIP-712 domain that a token's permits and authorizations are signed under; null for a token
 * without one. The version is read from the token (EIP-5267, `version()`), or else a common one is
 * tried; only a version that yields the token's own separator counts. Rejects when the node does not answer.
 */
export async function readTokenDomain(
  publicClient: ContractReader,
  token: Address,
): Promise<MessageDomain | null> {
  const read = (functionName: "DOMAIN_SEPARATOR" | "name" | "version" | "eip712Domain") =>
    orNullOnRevert(publicClient.readContract({ address: token, abi, functionName }));
  const [separator, name, version, described, chainId] = await Promise.all([
    read("DOMAIN_SEPARATOR"),
    read("name"),
    read("version"),
    read("eip712Domain"),
    publicClient.getChainId(),
  ]);
  if (separator === null || typeof name !== "string") return null;
  const reported = [Array.isArray(described) ? described[2] : null, version];
  for (const candidate of [...reported, "1", "2"]) {
    if (typeof candidate !== "string") continue;
    const domain = { name, version: candidate, chainId, verifyingContract: token };
    if (domainSeparator({ domain }) === separator) return domain;
  }
  return null;
}
