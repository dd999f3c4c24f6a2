import { type Hex, hashTypedData } from "viem";
import type { Acknowledgement, Terms } from "./papers.ts";
import type { Place, Signer } from "./sign-terms.ts";
import { exchangeDomain, exchangeTypes } from "./typed-data.ts";

const typed = (place: Place, acknowledgement: Acknowledgement) =>
  ({
    domain: exchangeDomain(place.chainId, place.exchange),
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
  place: Place,
  signer: Signer,
  acknowledgement: Acknowledgement,
): Promise<Hex> {
  return signer.signTypedData(typed(place, acknowledgement) as never);
}

/** The digest that the attestor names, so that nobody can strip the acknowledgement. */
export function digestOfAcknowledgement(place: Place, acknowledgement: Acknowledgement): Hex {
  return hashTypedData(typed(place, acknowledgement));
}
