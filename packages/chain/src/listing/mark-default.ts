import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Records a default once the clock allows it. Anybody. */
export function markDefault(
  sender: Sender,
  exchange: Address,
  listing: bigint,
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "markDefault",
    args: [listing],
  });
}
