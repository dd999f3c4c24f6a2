// What an account decides about itself: allowances, signatures, credit, rewards it offers.
import type { Address, Hex } from "viem";
import { rewardNFTAbi } from "../generated/reward-nft.ts";
import { approveAbi } from "../payment/allowance.ts";
import { type Sender, simulateAndSend } from "../transaction/simulate-and-send.ts";
import { callExchange } from "./call-exchange.ts";

/** Allows the exchange to take exactly `amount`; for tokens without permit. */
export function approveToken(
  sender: Sender,
  token: Address,
  { spender, amount }: { spender: Address; amount: bigint },
) {
  return simulateAndSend(sender, {
    address: token,
    abi: approveAbi,
    functionName: "approve",
    args: [spender, amount],
  });
}

/** Pays the sender's credit in a token to any address; resolves with the base units. */
export function withdrawCredit(
  sender: Sender,
  exchange: Address,
  { token, to }: { token: Address; to: Address },
) {
  return callExchange(sender, exchange, "withdrawCredit", [token, to]);
}

/** Revokes one signature of the sender, also an invitation or a link, named by its EIP-712 digest. */
export function revokeSignature(sender: Sender, exchange: Address, digest: Hex) {
  return callExchange(sender, exchange, "revoke", [digest]);
}

/**
 * Revokes what the sender signed under the present counter: terms, attestations, acknowledgements, asks,
 * invitations and links. Not an eligibility, which an attestor withdraws.
 */
export function bumpCounter(sender: Sender, exchange: Address) {
  return callExchange(sender, exchange, "bumpCounter", []);
}

/** Seller: creates a reward; resolves with the id that the terms name. Its metadata is final. */
export function createReward(sender: Sender, rewards: Address, uri: string) {
  return simulateAndSend(sender, {
    address: rewards,
    abi: rewardNFTAbi,
    functionName: "make",
    args: [uri],
  });
}
