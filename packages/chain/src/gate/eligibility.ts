import { type Address, getAbiItem, getAddress, type Hex } from "viem";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { type Sender, simulateAndSend } from "../transaction/simulate-and-send.ts";
import { describeTime } from "../typed-data/describe.ts";
import {
  buildMessage,
  type SignableMessage,
  type SigningDeployment,
} from "../typed-data/signable-message.ts";

/** That a wallet passed verification, from and until seconds since 1970. */
export interface Eligibility {
  readonly wallet: Address;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** What an attestor signs: that a wallet passed verification. */
export function eligibilityMessage(
  { chainId, gates }: SigningDeployment,
  eligibility: Eligibility,
): SignableMessage {
  const { wallet, issuedAt, expiresAt } = eligibility;
  return buildMessage({
    title: "Verify this investor",
    domain: {
      name: "Tenora Eligibility",
      version: "1",
      chainId,
      verifyingContract: gates.eligible,
    },
    primaryType: "Eligibility",
    members: getAbiItem({ abi: eligibleGateAbi, name: "digestOf" }).inputs,
    message: eligibility,
    signer: null,
    summary: [
      { label: "You confirm", value: `The wallet ${getAddress(wallet)} passed verification` },
      { label: "Approved on", value: describeTime(issuedAt) },
      {
        label: "What could go wrong",
        value:
          "Anyone can register this. The wallet can then buy and receive notes for approved investors until it expires or an attestor withdraws it.",
      },
      { label: "Expires", value: describeTime(expiresAt) },
    ],
  });
}

interface Attested {
  readonly attestor: Address;
  readonly signature: Hex;
}

/** The call that registers a verification with the attestor's signature. */
export const registrationCall = (
  gate: Address,
  { wallet, issuedAt, expiresAt }: Eligibility,
  { attestor, signature }: Attested,
) =>
  ({
    address: gate,
    abi: eligibleGateAbi,
    functionName: "register",
    args: [wallet, issuedAt, expiresAt, attestor, signature],
  }) as const;

/** Any account: registers a verification with the attestor's signature. */
export function registerWallet(
  sender: Sender,
  gate: Address,
  eligibility: Eligibility,
  attested: Attested,
) {
  return simulateAndSend(sender, registrationCall(gate, eligibility, attested));
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
