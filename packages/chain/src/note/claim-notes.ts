import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Pays each note's owner what it earned; a note whose payment fails is skipped. Anybody. */
export function claimNotes(
  sender: Sender,
  exchange: Address,
  notes: readonly bigint[],
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "claimFor",
    args: [notes],
  });
}
