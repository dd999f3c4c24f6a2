import { type Hex, zeroHash } from "viem";
import type { Acknowledgement, Attestation, Offer, Terms } from "../exchange/exchange-types.ts";
import {
  digestOfExchangeMessage,
  type ExchangeReference,
  type Signer,
  signExchangeMessage,
} from "./exchange-typed-data.ts";

/** What the debtor of these terms is asked to confirm: sum and day, no price. */
export function acknowledgementOf(terms: Terms, counter = 0): Acknowledgement {
  const { fingerprint, debtor, seller, token, face, maturity, previous, deadline } = terms;
  return { fingerprint, debtor, seller, token, face, maturity, previous, counter, deadline };
}

/** The terms with the signatures that the attestor needs. */
export interface SignedByOthers {
  readonly terms: Terms;
  readonly seller: Hex;
  /** Present when the debtor signed with their wallet: the level is then Debtor-confirmed. */
  readonly debtor?: { readonly acknowledgement: Acknowledgement; readonly signature: Hex };
}

export interface AttestationChoice {
  /** 0 Declared (community), 1 Attested, 2 Debtor-confirmed. */
  readonly level: number;
  /** Last second to list, seconds since 1970. */
  readonly deadline: number;
  readonly counter?: number;
}

/** The attestor's signature over what the others signed; the result is ready to be listed. */
export async function attestTerms(
  exchangeReference: ExchangeReference,
  attestor: Signer,
  signed: SignedByOthers,
  choice: AttestationChoice,
): Promise<Offer> {
  const debtor = signed.debtor;
  const attestation: Attestation = {
    terms: digestOfExchangeMessage(exchangeReference, "Terms", signed.terms),
    level: choice.level,
    // Named here, so that nobody can remove the acknowledgement.
    acknowledgement: debtor
      ? digestOfExchangeMessage(exchangeReference, "Acknowledgement", debtor.acknowledgement)
      : zeroHash,
    counter: choice.counter ?? 0,
    deadline: choice.deadline,
  };
  return {
    terms: signed.terms,
    attestation,
    acknowledgement: debtor?.acknowledgement ?? acknowledgementOf(signed.terms),
    signatures: {
      attestor: attestor.address,
      seller: signed.seller,
      attestation: await signExchangeMessage(
        exchangeReference,
        attestor,
        "Attestation",
        attestation,
      ),
      acknowledgement: debtor?.signature ?? "0x",
    },
  };
}
