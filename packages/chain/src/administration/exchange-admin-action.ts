import type { Address } from "viem";
import { exchangeOfficeAbi } from "../generated/exchange-office.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** The office's lists, in the contract's order. */
export const registers = { attestor: 0, pauser: 1, token: 2, gate: 3, reward: 4 } as const;

type Register = keyof typeof registers;

/** Everything that people with a role can do in the office; who may is the contract's to say. */
export type ExchangeAdminAction =
  /** Admin: announces a member; `enact` makes it true after the delay. */
  | {
      readonly action: "propose" | "drop" | "strike";
      readonly register: Register;
      readonly member: Address;
    }
  /** Anybody, once the delay has passed. */
  | { readonly action: "enact"; readonly register: Register; readonly member: Address }
  /** Members: leave a list. */
  | { readonly action: "renounce"; readonly register: Register }
  /** Admin; the next one accepts after the delay. */
  | { readonly action: "offerAdmin"; readonly next: Address }
  /** Admin: of listings made from now on, basis points of the proceeds, at most 200. */
  | { readonly action: "setFee"; readonly feeBps: number; readonly recipient: Address }
  /** Admin: replaces the drawing of the notes. */
  | { readonly action: "setDescriptor"; readonly descriptor: Address }
  /** Pausers; `sunset` and `renounceAdmin` the admin, for ever; `acceptAdmin` the one it was offered to. */
  | { readonly action: "pause" | "unpause" | "sunset" | "acceptAdmin" | "renounceAdmin" };

/** One action in the office. */
export function sendExchangeAdminAction(
  sender: Sender,
  office: Address,
  action: ExchangeAdminAction,
): Promise<Submitted<void>> {
  return send(sender, {
    address: office,
    abi: exchangeOfficeAbi,
    functionName: action.action,
    args: argumentsOf(action),
  });
}

function argumentsOf(action: ExchangeAdminAction): readonly unknown[] {
  switch (action.action) {
    case "propose":
    case "drop":
    case "strike":
    case "enact":
      return [registers[action.register], action.member];
    case "renounce":
      return [registers[action.register]];
    case "offerAdmin":
      return [action.next];
    case "setFee":
      return [action.feeBps, action.recipient];
    case "setDescriptor":
      return [action.descriptor];
    default:
      return [];
  }
}
