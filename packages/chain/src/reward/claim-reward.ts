import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Hands out the custom reward of a note, once. */
export function claimReward(
  sender: Sender,
  exchange: Address,
  note: bigint,
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "claimReward",
    args: [note],
  });
}
