import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";
import type { Offer } from "../typed-data/exchange-messages.ts";

/** Puts an attested offer on the chain. Anybody carrying the signatures may send it. */
export function listReceivable(
  sender: Sender,
  exchange: Address,
  { terms, attestation, acknowledgement, signatures }: Offer,
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "list",
    args: [terms, attestation, acknowledgement, signatures],
  });
}
