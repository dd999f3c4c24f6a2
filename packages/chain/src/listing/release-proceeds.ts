import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Pays the proceeds to the seller once the minimum is reached. Anybody. */
export function releaseProceeds(
  sender: Sender,
  exchange: Address,
  listing: bigint,
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "release",
    args: [listing],
  });
}
