import { type Address, type Hex, hashTypedData } from "viem";
import type { Terms } from "./papers.ts";
import { exchangeDomain, exchangeTypes } from "./typed-data.ts";

/** Anything that signs EIP-712 data for one account: a viem account or a wallet. */
export interface Signer {
  readonly address: Address;
  readonly signTypedData: (data: never) => Promise<Hex>;
}

/** Where a signature shall count. */
export interface Place {
  readonly chainId: number;
  readonly exchange: Address;
}

const typed = (place: Place, terms: Terms) =>
  ({
    domain: exchangeDomain(place.chainId, place.exchange),
    types: exchangeTypes,
    primaryType: "Terms",
    message: terms,
  }) as const;

/** The seller's signature under his terms. */
export function signTerms(place: Place, signer: Signer, terms: Terms): Promise<Hex> {
  return signer.signTypedData(typed(place, terms) as never);
}

/** The digest that attestations name. */
export function digestOfTerms(place: Place, terms: Terms): Hex {
  return hashTypedData(typed(place, terms));
}
