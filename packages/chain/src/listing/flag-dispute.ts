import type { Address, Hex } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Debtor or attestor: raises or lays down a dispute; `evidence` is the hash of its papers. */
export function flagDispute(
  sender: Sender,
  exchange: Address,
  { listing, disputed, evidence }: { listing: bigint; disputed: boolean; evidence: Hex },
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "flagDispute",
    args: [listing, disputed, evidence],
  });
}
