import type { Address, Hex } from "viem";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { type Sender, simulateAndSend } from "../transaction/simulate-and-send.ts";
import type { Signer } from "../typed-data/exchange-typed-data.ts";
import type { GateReference } from "./invitation.ts";

/** That a wallet passed verification, from and until seconds since 1970. */
export interface Eligibility {
  readonly wallet: Address;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const types = {
  Eligibility: [
    { name: "wallet", type: "address" },
    { name: "issuedAt", type: "uint32" },
    { name: "expiresAt", type: "uint32" },
  ],
} as const;

/** The attestor's signature that a wallet passed verification. */
export function signEligibility(
  { chainId, gate }: GateReference,
  attestor: Signer,
  eligibility: Eligibility,
): Promise<Hex> {
  return attestor.signTypedData({
    domain: { name: "Tenora Eligibility", version: "1", chainId, verifyingContract: gate },
    types,
    primaryType: "Eligibility",
    message: eligibility,
  });
}

/** Any account: registers a verification with the attestor's signature, once. */
export function registerWallet(
  sender: Sender,
  gate: Address,
  { wallet, issuedAt, expiresAt }: Eligibility,
  { attestor, signature }: { attestor: Address; signature: Hex },
) {
  return simulateAndSend(sender, {
    address: gate,
    abi: eligibleGateAbi,
    functionName: "register",
    args: [wallet, issuedAt, expiresAt, attestor, signature],
  });
}

/** Attestor: ends a wallet's eligibility and voids every signature issued up to now. */
export function withdrawEligibility(sender: Sender, gate: Address, wallet: Address) {
  return simulateAndSend(sender, {
    address: gate,
    abi: eligibleGateAbi,
    functionName: "withdraw",
    args: [wallet],
  });
}
