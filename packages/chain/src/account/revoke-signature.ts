import type { Address, Hex } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Takes one signature of the sender back. */
export function revokeSignature(
  sender: Sender,
  exchange: Address,
  digest: Hex,
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "revoke",
    args: [digest],
  });
}
