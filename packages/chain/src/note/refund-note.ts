import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Pays back the cost of a note of a cancelled offer; the note is burned. */
export function refundNote(
  sender: Sender,
  exchange: Address,
  { note, to }: { note: bigint; to: Address },
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "refund",
    args: [note, to],
  });
}
