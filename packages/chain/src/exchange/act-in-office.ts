import type { Address } from "viem";
import { exchangeOfficeAbi } from "../generated/exchange-office.ts";
import { type Sender, type Submitted, send } from "./send.ts";

/** The office's lists, in the contract's order. */
export const registers = { attestor: 0, pauser: 1, token: 2, gate: 3, reward: 4 } as const;

type Register = keyof typeof registers;

/** Everything that people with a role can do in the office; who may is the contract's to say. */
export type OfficeAct =
  /** Admin: announces a member; `enact` makes it true after the delay. */
  | {
      readonly act: "propose" | "drop" | "strike";
      readonly register: Register;
      readonly member: Address;
    }
  /** Anybody, once the delay has passed. */
  | { readonly act: "enact"; readonly register: Register; readonly member: Address }
  /** Members: leave a list. */
  | { readonly act: "renounce"; readonly register: Register }
  /** Admin; the next one accepts after the delay. */
  | { readonly act: "offerAdmin"; readonly next: Address }
  /** Admin: of listings made from now on, basis points of the proceeds, at most 200. */
  | { readonly act: "setFee"; readonly feeBps: number; readonly recipient: Address }
  /** Admin: replaces the drawing of the notes. */
  | { readonly act: "setDescriptor"; readonly descriptor: Address }
  /** Pausers; `sunset` and `renounceAdmin` the admin, for ever; `acceptAdmin` the one it was offered to. */
  | { readonly act: "pause" | "unpause" | "sunset" | "acceptAdmin" | "renounceAdmin" };

/** One act in the office. */
export function actInOffice(
  sender: Sender,
  office: Address,
  act: OfficeAct,
): Promise<Submitted<void>> {
  return send(sender, {
    address: office,
    abi: exchangeOfficeAbi,
    functionName: act.act,
    args: argumentsOf(act),
  });
}

function argumentsOf(act: OfficeAct): readonly unknown[] {
  switch (act.act) {
    case "propose":
    case "drop":
    case "strike":
    case "enact":
      return [registers[act.register], act.member];
    case "renounce":
      return [registers[act.register]];
    case "offerAdmin":
      return [act.next];
    case "setFee":
      return [act.feeBps, act.recipient];
    case "setDescriptor":
      return [act.descriptor];
    default:
      return [];
  }
}
