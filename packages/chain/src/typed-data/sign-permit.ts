import {
  type Address,
  type Hex,
  type PublicClient,
  parseSignature,
  type TypedDataDomain,
} from "viem";
import type { PermitSignature } from "../exchange/exchange-types.ts";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import type { Signer } from "./exchange-typed-data.ts";

const types = {
  Permit: [
    { name: "owner", type: "address" },
    { name: "spender", type: "address" },
    { name: "value", type: "uint256" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
} as const;

/**
 * An ERC-2612 permit of exactly `value`, so that no allowance is left behind. `domain` is the token's
 * own, as `readTokenDomain` finds it.
 */
export async function signPermit(
  publicClient: PublicClient,
  signer: Signer,
  permit: { domain: TypedDataDomain; spender: Address; value: bigint; deadline: bigint },
): Promise<PermitSignature> {
  const { domain, spender, value, deadline } = permit;
  const nonce = await publicClient.readContract({
    address: domain.verifyingContract as Address,
    abi: testUSDCAbi,
    functionName: "nonces",
    args: [signer.address],
  });
  const signature: Hex = await signer.signTypedData({
    domain,
    types,
    primaryType: "Permit",
    message: { owner: signer.address, spender, value, nonce, deadline },
  });
  const { r, s, yParity } = parseSignature(signature);
  return { value, deadline, v: 27 + yParity, r, s };
}
