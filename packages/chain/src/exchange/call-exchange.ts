import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, simulateAndSend } from "../transaction/simulate-and-send.ts";
import type { ExchangeArguments, ExchangeFunction } from "./exchange-types.ts";

/** Simulates and sends one call of the exchange; resolves with what the call will return. */
export function callExchange<Name extends ExchangeFunction>(
  sender: Sender,
  exchange: Address,
  functionName: Name,
  args: ExchangeArguments<Name>,
) {
  return simulateAndSend(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName,
    args,
  });
}
