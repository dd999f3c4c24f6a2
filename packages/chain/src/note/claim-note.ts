import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Pays what a note earned to any address its owner chooses. */
export function claimNote(
  sender: Sender,
  exchange: Address,
  { note, to }: { note: bigint; to: Address },
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "claim",
    args: [note, to],
  });
}
