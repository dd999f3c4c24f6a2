import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from "viem";
import type { Signer } from "../typed-data/sign-terms.ts";
import type { GateReference } from "./sign-invitation.ts";

/** What a seller lets the holders of a link buy; caps in units, deadline in seconds since 1970. */
export interface Link {
  readonly listing: bigint;
  /** Address of the key in the link's fragment, which no server sees. */
  readonly key: Address;
  readonly walletCap: bigint;
  readonly totalCap: bigint;
  readonly deadline: bigint;
}

const types = {
  Link: [
    { name: "listing", type: "uint256" },
    { name: "key", type: "address" },
    { name: "walletCap", type: "uint256" },
    { name: "totalCap", type: "uint256" },
    { name: "deadline", type: "uint256" },
  ],
  Use: [
    { name: "listing", type: "uint256" },
    { name: "wallet", type: "address" },
  ],
} as const;

const domain = ({ chainId, gate }: GateReference) =>
  ({ name: "Tenora Link", version: "1", chainId, verifyingContract: gate }) as const;

/** The seller's signature under a link. */
export function signShareLink(
  exchangeReference: GateReference,
  seller: Signer,
  link: Link,
): Promise<Hex> {
  return seller.signTypedData({
    domain: domain(exchangeReference),
    types,
    primaryType: "Link",
    message: link,
  } as never);
}

/**
 * The `gateData` of one buyer: the link's key signs his address, so whoever watches the transaction
 * can't buy with it himself.
 */
export async function encodeLinkGateData(
  exchangeReference: GateReference,
  key: Signer,
  link: Link,
  { wallet, sellerSignature }: { wallet: Address; sellerSignature: Hex },
): Promise<Hex> {
  const keySignature = await key.signTypedData({
    domain: domain(exchangeReference),
    types,
    primaryType: "Use",
    message: { listing: link.listing, wallet },
  } as never);
  return encodeAbiParameters(
    parseAbiParameters("(address, uint256, uint256, uint256, bytes, bytes)"),
    [[link.key, link.walletCap, link.totalCap, link.deadline, sellerSignature, keySignature]],
  );
}
