import { type Address, type Hex, hashTypedData } from "viem";
import type { Terms } from "./exchange-messages.ts";
import { exchangeDomain, exchangeTypes } from "./exchange-types.ts";

/** Anything that signs EIP-712 data for one account: a viem account or a wallet. */
export interface Signer {
  readonly address: Address;
  readonly signTypedData: (data: never) => Promise<Hex>;
}

/** Where a signature shall count. */
export interface ExchangeReference {
  readonly chainId: number;
  readonly exchange: Address;
}

const typed = (exchangeReference: ExchangeReference, terms: Terms) =>
  ({
    domain: exchangeDomain(exchangeReference.chainId, exchangeReference.exchange),
    types: exchangeTypes,
    primaryType: "Terms",
    message: terms,
  }) as const;

/** The seller's signature under his terms. */
export function signTerms(
  exchangeReference: ExchangeReference,
  signer: Signer,
  terms: Terms,
): Promise<Hex> {
  return signer.signTypedData(typed(exchangeReference, terms) as never);
}

/** The digest that attestations name. */
export function digestOfTerms(exchangeReference: ExchangeReference, terms: Terms): Hex {
  return hashTypedData(typed(exchangeReference, terms));
}
