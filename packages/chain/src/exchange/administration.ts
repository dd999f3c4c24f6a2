import type { Address, ContractFunctionArgs, ContractFunctionName } from "viem";
import { exchangeOfficeAbi } from "../generated/exchange-office.ts";
import { type Sender, type Submitted, simulateAndSend } from "../transaction/simulate-and-send.ts";
import { callExchange } from "./call-exchange.ts";

/** The lists of the contract ExchangeOffice, by their number there. */
export const registers = { attestor: 0, pauser: 1, token: 2, gate: 3, reward: 4 } as const;

type Register = keyof typeof registers;

/** What accounts with a role can do; the contract decides who may. */
export type ExchangeAdminAction =
  /** Admin: announces a member; `enact` makes them one after the delay. */
  | {
      readonly action: "propose" | "drop" | "strike";
      readonly register: Register;
      readonly member: Address;
    }
  /** Any account, once the delay has passed. */
  | { readonly action: "enact"; readonly register: Register; readonly member: Address }
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
  office: Address,
  action: ExchangeAdminAction,
): Promise<Submitted<void>> {
  switch (action.action) {
    case "propose":
    case "drop":
    case "strike":
    case "enact":
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

  function call<Name extends ContractFunctionName<typeof exchangeOfficeAbi, "nonpayable">>(
    functionName: Name,
    args: ContractFunctionArgs<typeof exchangeOfficeAbi, "nonpayable", Name>,
  ) {
    return simulateAndSend(sender, {
      address: office,
      abi: exchangeOfficeAbi,
      functionName,
      args,
    });
  }
}

/** Admin: sends tokens that nobody is owed to an address; resolves with the base units. */
export function rescueSurplus(
  sender: Sender,
  exchange: Address,
  { token, to }: { token: Address; to: Address },
) {
  return callExchange(sender, exchange, "rescueSurplus", [token, to]);
}
