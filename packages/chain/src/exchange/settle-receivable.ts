import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "./send.ts";

/** Pays in at most `amount` base units; never more than is due. Needs an allowance of that much. */
export function settleReceivable(
  sender: Sender,
  exchange: Address,
  { listing, amount }: { listing: bigint; amount: bigint },
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "settle",
    args: [listing, amount],
  });
}
