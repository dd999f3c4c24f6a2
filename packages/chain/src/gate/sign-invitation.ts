import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from "viem";
import type { Signer } from "../typed-data/sign-terms.ts";

/** The gate whose signature it is; gates sign under their own domain. */
export interface GateReference {
  readonly chainId: number;
  readonly gate: Address;
}

/** One wallet may buy up to `cap` units of a listing, until `deadline` (seconds since 1970). */
export interface Invitation {
  readonly listing: bigint;
  readonly wallet: Address;
  readonly cap: bigint;
  readonly deadline: bigint;
}

const types = {
  Invitation: [
    { name: "listing", type: "uint256" },
    { name: "wallet", type: "address" },
    { name: "cap", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
} as const;

/** The seller's signature under an invitation, as the `gateData` the buyer sends along. */
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
  } as never);
  return encodeAbiParameters(parseAbiParameters("uint256, uint256, bytes"), [
    invitation.cap,
    invitation.deadline,
    signature,
  ]);
}
