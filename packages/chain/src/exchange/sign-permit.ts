import { type Address, type Hex, type PublicClient, parseSignature } from "viem";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import type { PermitSignature } from "./buy-notes.ts";
import type { Signer } from "./sign-terms.ts";

const types = {
  Permit: [
    { name: "owner", type: "address" },
    { name: "spender", type: "address" },
    { name: "value", type: "uint256" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
} as const;

/** An ERC-2612 permit of exactly `value`, so that no allowance is left behind. */
export async function signPermit(
  publicClient: PublicClient,
  signer: Signer,
  permit: { token: Address; spender: Address; value: bigint; deadline: bigint; version: string },
): Promise<PermitSignature> {
  const { token, spender, value, deadline, version } = permit;
  const contract = { address: token, abi: testUSDCAbi } as const;
  const [name, nonce, chainId] = await Promise.all([
    publicClient.readContract({ ...contract, functionName: "name" }),
    publicClient.readContract({ ...contract, functionName: "nonces", args: [signer.address] }),
    publicClient.getChainId(),
  ]);
  const signature: Hex = await signer.signTypedData({
    domain: { name, version, chainId, verifyingContract: token },
    types,
    primaryType: "Permit",
    message: { owner: signer.address, spender, value, nonce, deadline },
  } as never);
  const { r, s, yParity } = parseSignature(signature);
  return { value, deadline, v: 27 + yParity, r, s };
}
