import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Takes back everything the sender ever signed for the exchange: terms, attestations, asks. */
export function bumpCounter(sender: Sender, exchange: Address): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "bumpCounter",
    args: [],
  });
}
