import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from "viem";
import type { Signer } from "../typed-data/exchange-typed-data.ts";
import type { GateReference } from "./invitation.ts";

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

const types = {
  Link: [
    { name: "listing", type: "uint256" },
    { name: "key", type: "address" },
    { name: "walletCap", type: "uint256" },
    { name: "totalCap", type: "uint256" },
    { name: "counter", type: "uint256" },
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
  gateReference: GateReference,
  seller: Signer,
  link: Link,
): Promise<Hex> {
  return seller.signTypedData({
    domain: domain(gateReference),
    types,
    primaryType: "Link",
    message: link,
  });
}

/**
 * The `gateData` of one buyer. The link's key signs their address, so that nobody who sees the
 * pending transaction can buy with it.
 */
export async function encodeLinkGateData(
  gateReference: GateReference,
  key: Signer,
  link: Link,
  { wallet, sellerSignature }: { wallet: Address; sellerSignature: Hex },
): Promise<Hex> {
  const keySignature = await key.signTypedData({
    domain: domain(gateReference),
    types,
    primaryType: "Use",
    message: { listing: link.listing, wallet },
  });
  return encodeAbiParameters(
    parseAbiParameters("(address, uint256, uint256, uint256, uint256, bytes, bytes)"),
    [
      [
        link.key,
        link.walletCap,
        link.totalCap,
        link.counter,
        link.deadline,
        sellerSignature,
        keySignature,
      ],
    ],
  );
}
