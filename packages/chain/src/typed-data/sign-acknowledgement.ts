import { type Hex, hashTypedData } from "viem";
import type { Acknowledgement, Terms } from "./exchange-messages.ts";
import { exchangeDomain, exchangeTypes } from "./exchange-types.ts";
import type { ExchangeReference, Signer } from "./sign-terms.ts";

const typed = (exchangeReference: ExchangeReference, acknowledgement: Acknowledgement) =>
  ({
    domain: exchangeDomain(exchangeReference.chainId, exchangeReference.exchange),
    types: exchangeTypes,
    primaryType: "Acknowledgement",
    message: acknowledgement,
  }) as const;

/** What the debtor of these terms is asked to confirm: sum and day, no price. */
export function acknowledgementOf(terms: Terms, counter = 0): Acknowledgement {
  const { fingerprint, debtor, seller, token, face, maturity, previous, deadline } = terms;
  return { fingerprint, debtor, seller, token, face, maturity, previous, counter, deadline };
}

/** The debtor's signature that he owes this sum on this day. */
export function signAcknowledgement(
  exchangeReference: ExchangeReference,
  signer: Signer,
  acknowledgement: Acknowledgement,
): Promise<Hex> {
  return signer.signTypedData(typed(exchangeReference, acknowledgement) as never);
}

/** The digest that the attestor names, so that nobody can strip the acknowledgement. */
export function digestOfAcknowledgement(
  exchangeReference: ExchangeReference,
  acknowledgement: Acknowledgement,
): Hex {
  return hashTypedData(typed(exchangeReference, acknowledgement));
}
