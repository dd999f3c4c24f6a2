// What happens to notes. Each function simulates first and rejects with ExchangeRevertError.
import type { Address, Hex } from "viem";
import type { Sender } from "../transaction/simulate-and-send.ts";
import { callExchange } from "./call-exchange.ts";
import type { Ask, FillLimits, Order, PermitSignature, SignedPayment } from "./exchange-types.ts";

/** Buyer: buys units; resolves with the id of the note. Needs an allowance, or a permit. */
export function buyNotes(
  sender: Sender,
  exchange: Address,
  order: Order,
  { gateData = "0x", permit }: { gateData?: Hex; permit?: PermitSignature } = {},
) {
  return permit
    ? callExchange(sender, exchange, "buyWithPermit", [order, gateData, permit])
    : callExchange(sender, exchange, "buy", [order, gateData]);
}

/** Any account: buys for `payer`, who signed an EIP-3009 authorization of exactly the cost. */
export function buyForPayer(
  sender: Sender,
  exchange: Address,
  order: Order,
  { payer, authorization, gateData = "0x" }: SignedPayment & { gateData?: Hex },
) {
  const args = [order, gateData, payer, authorization] as const;
  return callExchange(sender, exchange, "buyWithAuthorization", args);
}

/** Buyer: buys a note under its owner's signed ask, within their own limits. Needs an allowance. */
export function fillAsk(
  sender: Sender,
  exchange: Address,
  { ask, signature, limits }: { ask: Ask; signature: Hex; limits: FillLimits },
) {
  return callExchange(sender, exchange, "fill", [ask, signature, limits]);
}

/** Owner: pays what a note earned to any address; resolves with the base units. */
export function claimNote(
  sender: Sender,
  exchange: Address,
  { note, to }: { note: bigint; to: Address },
) {
  return callExchange(sender, exchange, "claim", [note, to]);
}

/** Any account: pays each note's owner what it earned; a note whose payment fails is skipped. */
export function claimNotes(sender: Sender, exchange: Address, notes: readonly bigint[]) {
  return callExchange(sender, exchange, "claimFor", [notes]);
}

/** Takes back the cost of a note of a cancelled offer, and burns it: its owner to any address, others to the owner. */
export function refundNote(
  sender: Sender,
  exchange: Address,
  { note, to }: { note: bigint; to: Address },
) {
  return callExchange(sender, exchange, "refund", [note, to]);
}

/** Owner: claims the custom reward of a note, once. */
export function claimReward(sender: Sender, exchange: Address, note: bigint) {
  return callExchange(sender, exchange, "claimReward", [note]);
}
