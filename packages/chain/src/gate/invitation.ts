import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from "viem";
import { linkGateAbi } from "../generated/link-gate.ts";
import { type Sender, simulateAndSend } from "../transaction/simulate-and-send.ts";
import type { Signer } from "../typed-data/exchange-typed-data.ts";

/** The gate that a signature is for; each gate has its own EIP-712 domain. */
export interface GateReference {
  readonly chainId: number;
  readonly gate: Address;
}

/**
 * One wallet may buy up to `cap` units of a listing, until `deadline` (seconds since 1970) and while
 * the seller's counter at the exchange is `counter`.
 */
export interface Invitation {
  readonly listing: bigint;
  readonly wallet: Address;
  readonly cap: bigint;
  readonly counter: bigint;
  readonly deadline: bigint;
}

const types = {
  Invitation: [
    { name: "listing", type: "uint256" },
    { name: "wallet", type: "address" },
    { name: "cap", type: "uint256" },
    { name: "counter", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
} as const;

/** The seller's signature under an invitation, encoded as the `gateData` that the buyer sends. */
export async function signInvitation(
  { chainId, gate }: GateReference,
  seller: Signer,
  invitation: Invitation,
): Promise<Hex> {
  const signature = await seller.signTypedData({
    domain: { name: "Tenora Invitation", version: "1", chainId, verifyingContract: gate },
    types,
    primaryType: "Invitation",
    message: invitation,
  });
  return encodeAbiParameters(parseAbiParameters("uint256, uint256, uint256, bytes"), [
    invitation.cap,
    invitation.counter,
    invitation.deadline,
    signature,
  ]);
}

/** Seller: revokes an invitation or a share link at its gate, named by its EIP-712 digest. */
export function revokeInvitation(sender: Sender, gate: Address, digest: Hex) {
  return simulateAndSend(sender, {
    address: gate,
    abi: linkGateAbi,
    functionName: "revoke",
    args: [digest],
  });
}
