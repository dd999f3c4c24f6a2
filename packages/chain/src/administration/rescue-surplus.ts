import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Admin: sends tokens that nobody is owed to an address; resolves with the base units. */
export function rescueSurplus(
  sender: Sender,
  exchange: Address,
  { token, to }: { token: Address; to: Address },
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "rescueSurplus",
    args: [token, to],
  });
}
