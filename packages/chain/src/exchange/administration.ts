import type { Address, ContractFunctionArgs, ContractFunctionName } from "viem";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { type Sender, type Submitted, simulateAndSend } from "../transaction/simulate-and-send.ts";
import { callExchange } from "./call-exchange.ts";

/** The lists of the contract ExchangeRegistry, by their number there. */
export const registers = { attestor: 0, pauser: 1, token: 2, gate: 3, reward: 4 } as const;

type Register = keyof typeof registers;

/** What accounts with a role can do; the contract decides who may. */
export type ExchangeAdminAction =
  /** Admin: announces a member; `execute` makes them one after the delay. */
  | {
      readonly action: "propose" | "cancelProposal" | "remove";
      readonly register: Register;
      readonly member: Address;
    }
  /** Any account, once the delay has passed. */
  | { readonly action: "execute"; readonly register: Register; readonly member: Address }
  /** Members: leave a list. */
  | { readonly action: "renounce"; readonly register: Register }
  /** Admin; the next one accepts after the delay. */
  | { readonly action: "offerAdmin"; readonly next: Address }
  /** Admin: for listings made from now on, basis points of the proceeds, at most 200. */
  | { readonly action: "setFee"; readonly feeBps: number; readonly recipient: Address }
  /** Admin: replaces the drawing of the notes. */
  | { readonly action: "setDescriptor"; readonly descriptor: Address }
  /** Pausers; `sunset` and `renounceAdmin` the admin, for ever; `acceptAdmin` the next admin. */
  | { readonly action: "pause" | "unpause" | "sunset" | "acceptAdmin" | "renounceAdmin" };

/** Sends one admin action. */
export function sendExchangeAdminAction(
  sender: Sender,
  registry: Address,
  action: ExchangeAdminAction,
): Promise<Submitted<void>> {
  switch (action.action) {
    case "propose":
    case "cancelProposal":
    case "remove":
    case "execute":
      return call(action.action, [registers[action.register], action.member]);
    case "renounce":
      return call(action.action, [registers[action.register]]);
    case "offerAdmin":
      return call(action.action, [action.next]);
    case "setFee":
      return call(action.action, [action.feeBps, action.recipient]);
    case "setDescriptor":
      return call(action.action, [action.descriptor]);
    default:
      return call(action.action, []);
  }

  function call<Name extends ContractFunctionName<typeof exchangeRegistryAbi, "nonpayable">>(
    functionName: Name,
    args: ContractFunctionArgs<typeof exchangeRegistryAbi, "nonpayable", Name>,
  ) {
    return simulateAndSend(sender, {
      address: registry,
      abi: exchangeRegistryAbi,
      functionName,
      args,
    });
  }
}

/** Admin: sends the tokens that the exchange owes to no account to an address; resolves with the base units. */
export function rescueSurplus(
  sender: Sender,
  exchange: Address,
  { token, to }: { token: Address; to: Address },
) {
  return callExchange(sender, exchange, "rescueSurplus", [token, to]);
}
