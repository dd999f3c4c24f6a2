import { type Address, type Hex, zeroHash } from "viem";
import type { Acknowledgement, Attestation, Offer, Terms } from "../exchange/exchange-types.ts";
import { acknowledgementMessage, acknowledgementOf } from "./acknowledgement-message.ts";
import { counterLine, describeTime } from "./describe.ts";
import { exchangeDomain, exchangeMembers } from "./exchange-domain.ts";
import {
  buildMessage,
  type SignableMessage,
  type Signer,
  type SigningDeployment,
  signMessage,
} from "./signable-message.ts";
import { termsMessage } from "./terms-message.ts";
import { summarizeTerms } from "./terms-summary.ts";

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

/** The attestation of these terms; it names the acknowledgement, which therefore can't be removed. */
export function attestationOf(
  deployment: SigningDeployment,
  { terms, debtor }: Omit<SignedByOthers, "seller">,
  { level, deadline, counter = 0 }: AttestationChoice,
): Attestation {
  const acknowledgement = debtor
    ? acknowledgementMessage(deployment, debtor.acknowledgement).digest
    : zeroHash;
  return {
    terms: termsMessage(deployment, terms).digest,
    level,
    acknowledgement,
    counter,
    deadline,
  };
}

const levelWords = [
  "Declared: there’s no customer, and the seller repays",
  "Attested: you’ve checked the documents and confirmed the debt",
  "Debtor-confirmed: you’ve checked the documents, and the customer has signed",
];

/** What an attestor signs: that they checked what is behind the terms. */
export function attestationMessage(
  deployment: SigningDeployment,
  signed: Omit<SignedByOthers, "seller">,
  choice: AttestationChoice,
): SignableMessage {
  const attestation = attestationOf(deployment, signed, choice);
  const { level, acknowledgement, counter, deadline } = attestation;
  return buildMessage({
    title: "Attest these terms",
    domain: exchangeDomain(deployment),
    primaryType: "Attestation",
    members: exchangeMembers.Attestation,
    message: attestation,
    signer: null,
    summary: [
      { label: "Level", value: levelWords[level] ?? `Level ${level}` },
      {
        label: "Customer's confirmation",
        value:
          acknowledgement === zeroHash ? "Not signed with a wallet" : "Signed with their wallet",
      },
      // The digest of the terms stands for all of them.
      { label: "Digest of the seller's terms", value: attestation.terms, isTechnical: true },
      { label: "Digest of the confirmation", value: acknowledgement, isTechnical: true },
      ...summarizeTerms(deployment, signed.terms, "attestor"),
      { label: "The seller's signature expires", value: describeTime(signed.terms.deadline) },
      {
        label: "What could go wrong",
        value:
          "Investors rely on your check. Until it expires, anyone who has the signatures can list the receivable, and then you can only cancel it before the seller is paid.",
      },
      {
        label: "Expires",
        value: `Can be listed until ${describeTime(deadline)}, unless you cancel your signatures first`,
      },
      counterLine("Your signature counter", counter),
    ],
  });
}

/** What others signed, with the attestor's signature: ready to be listed. */
export function assembleOffer(
  deployment: SigningDeployment,
  { terms, seller, debtor }: SignedByOthers,
  choice: AttestationChoice,
  attested: { readonly attestor: Address; readonly signature: Hex },
): Offer {
  return {
    terms,
    attestation: attestationOf(deployment, { terms, ...(debtor && { debtor }) }, choice),
    acknowledgement: debtor?.acknowledgement ?? acknowledgementOf(terms),
    signatures: {
      attestor: attested.attestor,
      seller,
      attestation: attested.signature,
      acknowledgement: debtor?.signature ?? "0x",
    },
  };
}

/** Builds the attestation, has it signed and assembles the offer. */
export async function attestTerms(
  deployment: SigningDeployment,
  attestor: Signer,
  signed: SignedByOthers,
  choice: AttestationChoice,
): Promise<Offer> {
  const message = attestationMessage(deployment, signed, choice);
  const signature = await signMessage(attestor, message);
  const attested = { attestor: attestor.address, signature };
  return assembleOffer(deployment, signed, choice, attested);
}
