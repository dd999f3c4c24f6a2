import type { Address, Hex } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";
import type { Ask } from "../typed-data/exchange-messages.ts";

/** Buys a note under its owner's signed ask, for at most `maxCost` base units of allowance. */
export function fillAsk(
  sender: Sender,
  exchange: Address,
  { ask, signature, maxCost }: { ask: Ask; signature: Hex; maxCost: bigint },
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "fill",
    args: [ask, signature, maxCost],
  });
}
