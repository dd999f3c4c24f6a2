import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Ends an offer; `fraud` burns its fingerprint and is the attestor's word only. */
export function cancelListing(
  sender: Sender,
  exchange: Address,
  { listing, fraud = false }: { listing: bigint; fraud?: boolean },
): Promise<Submitted<void>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "cancel",
    args: [listing, fraud],
  });
}
