import type { Address, Hex } from "viem";
import { linkGateAbi } from "../generated/link-gate.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Seller: takes back an invitation or a link, named by its EIP-712 digest, at the gate it is for. */
export function revokeInvitation(
  sender: Sender,
  gate: Address,
  digest: Hex,
): Promise<Submitted<void>> {
  return send(sender, { address: gate, abi: linkGateAbi, functionName: "revoke", args: [digest] });
}
