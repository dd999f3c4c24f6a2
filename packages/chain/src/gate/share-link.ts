import {
  type Address,
  encodeAbiParameters,
  getAbiItem,
  getAddress,
  type Hex,
  parseAbiParameters,
} from "viem";
import { linkGateAbi } from "../generated/link-gate.ts";
import { count, counterLine, describeTime } from "../typed-data/describe.ts";
import {
  buildMessage,
  type MessageDomain,
  type SignableMessage,
  type SigningDeployment,
} from "../typed-data/signable-message.ts";

/** What a seller lets the holders of a link buy; caps in units, deadline in seconds since 1970. */
export interface Link {
  readonly listing: bigint;
  /** Address of the key in the link's fragment, which no server sees. */
  readonly key: Address;
  readonly walletCap: bigint;
  readonly totalCap: bigint;
  /** The seller's counter at the exchange; a higher one revokes the link. */
  readonly counter: bigint;
  readonly deadline: bigint;
}

/** That the holder of a link's key passes it to one wallet. */
export interface LinkUse {
  readonly listing: bigint;
  readonly wallet: Address;
}

function linkDomain({ chainId, gates }: SigningDeployment): MessageDomain {
  return { name: "Tenora Link", version: "1", chainId, verifyingContract: gates.link };
}

/** What a seller signs to share a link. */
export function linkMessage(deployment: SigningDeployment, link: Link): SignableMessage {
  const { listing, key, walletCap, totalCap, counter, deadline } = link;
  return buildMessage({
    title: "Share a link to this sale",
    domain: linkDomain(deployment),
    primaryType: "Link",
    members: getAbiItem({ abi: linkGateAbi, name: "digestOfLink" }).inputs,
    message: link,
    signer: null,
    summary: [
      { label: "You invite", value: `Everyone who has the link (its key is ${getAddress(key)})` },
      {
        label: "They can buy",
        value: `Up to ${count(walletCap, "unit")} per wallet and ${count(totalCap, "unit")} in all of receivable #${listing}`,
      },
      {
        label: "What could go wrong",
        value:
          "The link can be passed on, and one person can use several wallets. You can't undo a purchase.",
      },
      {
        label: "Expires",
        value: `${describeTime(deadline)}, unless you revoke it or cancel your signatures first`,
      },
      counterLine("Your signature counter", counter),
    ],
  });
}

/**
 * What the link's key signs for one buyer, so that an observer of the pending transaction can't buy
 * with it. No person is asked: the page holds the key.
 */
export function linkUseMessage(
  deployment: SigningDeployment,
  key: Address,
  { listing, wallet }: LinkUse,
): SignableMessage {
  return buildMessage({
    title: "Use the link",
    domain: linkDomain(deployment),
    primaryType: "Use",
    members: getAbiItem({ abi: linkGateAbi, name: "digestOfUse" }).inputs,
    message: { listing, wallet },
    signer: key,
    summary: [
      { label: "Buyer", value: `The wallet ${getAddress(wallet)}` },
      {
        label: "They can buy",
        value: `What the link allows of receivable #${listing}`,
      },
      { label: "Expires", value: "With the link" },
    ],
  });
}

/** Both signatures of a link as the `gateData` that the buyer sends. */
export function encodeLinkUse(
  { key, walletCap, totalCap, counter, deadline }: Link,
  signatures: { readonly seller: Hex; readonly key: Hex },
): Hex {
  return encodeAbiParameters(
    parseAbiParameters("(address, uint256, uint256, uint256, uint256, bytes, bytes)"),
    [[key, walletCap, totalCap, counter, deadline, signatures.seller, signatures.key]],
  );
}
