import { type Hex, zeroHash } from "viem";
import type { Acknowledgement, Attestation, Offer, Terms } from "./exchange-messages.ts";
import { exchangeDomain, exchangeTypes } from "./exchange-types.ts";
import { acknowledgementOf, digestOfAcknowledgement } from "./sign-acknowledgement.ts";
import { digestOfTerms, type ExchangeReference, type Signer } from "./sign-terms.ts";

export interface SignedByOthers {
  readonly terms: Terms;
  readonly seller: Hex;
  /** Present when the debtor signed with his wallet: the level is then Debtor-confirmed. */
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
  const attestation: Attestation = {
    terms: digestOfTerms(exchangeReference, signed.terms),
    level: choice.level,
    acknowledgement: signed.debtor
      ? digestOfAcknowledgement(exchangeReference, signed.debtor.acknowledgement)
      : zeroHash,
    counter: choice.counter ?? 0,
    deadline: choice.deadline,
  };
  const signature = await attestor.signTypedData({
    domain: exchangeDomain(exchangeReference.chainId, exchangeReference.exchange),
    types: exchangeTypes,
    primaryType: "Attestation",
    message: attestation,
  } as never);
  return {
    terms: signed.terms,
    attestation,
    acknowledgement: signed.debtor?.acknowledgement ?? acknowledgementOf(signed.terms),
    signatures: {
      attestor: attestor.address,
      seller: signed.seller,
      attestation: signature,
      acknowledgement: signed.debtor?.signature ?? "0x",
    },
  };
}
