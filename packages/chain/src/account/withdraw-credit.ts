import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Pays the sender's credit in a token to any address. */
export function withdrawCredit(
  sender: Sender,
  exchange: Address,
  { token, to }: { token: Address; to: Address },
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "withdrawCredit",
    args: [token, to],
  });
}
