import {
  type Address,
  encodeAbiParameters,
  getAbiItem,
  getAddress,
  type Hex,
  parseAbiParameters,
} from "viem";
import { inviteGateAbi } from "../generated/invite-gate.ts";
import { count, counterLine, describeTime } from "../typed-data/describe.ts";
import {
  buildMessage,
  type SignableMessage,
  type SigningDeployment,
} from "../typed-data/signable-message.ts";

/**
 * One wallet may buy up to `cap` units of a listing, until `deadline` (seconds since 1970) and while
 * the seller's counter at the exchange is `counter`.
 */
export interface Invitation {
  readonly listing: bigint;
  readonly wallet: Address;
  readonly cap: bigint;
  readonly counter: bigint;
  readonly deadline: bigint;
}

/** What a seller signs to invite one wallet. */
export function invitationMessage(
  { chainId, gates }: SigningDeployment,
  invitation: Invitation,
): SignableMessage {
  const { listing, wallet, cap, counter, deadline } = invitation;
  return buildMessage({
    title: "Invite this wallet to buy",
    domain: { name: "Tenora Invitation", version: "1", chainId, verifyingContract: gates.invite },
    primaryType: "Invitation",
    members: getAbiItem({ abi: inviteGateAbi, name: "digestOf" }).inputs,
    message: invitation,
    signer: null,
    summary: [
      { label: "You invite", value: `The wallet ${getAddress(wallet)}` },
      {
        label: "They can buy",
        value: `Up to ${count(cap, "unit")} of receivable #${listing}, in all`,
      },
      {
        label: "What could go wrong",
        value: "They can buy at any time until it expires, and you can't undo a purchase.",
      },
      {
        label: "Expires",
        value: `${describeTime(deadline)}, unless you revoke it or cancel your signatures first`,
      },
      counterLine("Your signature counter", counter),
    ],
  });
}

/** A signed invitation as the `gateData` that the buyer sends. */
export function encodeInvitation(
  { cap, counter, deadline }: Invitation,
  sellerSignature: Hex,
): Hex {
  return encodeAbiParameters(parseAbiParameters("uint256, uint256, uint256, bytes"), [
    cap,
    counter,
    deadline,
    sellerSignature,
  ]);
}
