import {
  type Address,
  type Hex,
  hashTypedData,
  isAddressEqual,
  type PublicClient,
  parseAbi,
  recoverAddress,
  zeroHash,
} from "viem";
import { levels, type Offer } from "../exchange/exchange-types.ts";
import { orNullOnRevert } from "../rpc/or-null-on-revert.ts";
import { exchangeDomain, exchangeMembers } from "../typed-data/exchange-domain.ts";
import type { SigningDeployment } from "../typed-data/signable-message.ts";

/** Whether a party signed what it is said to have signed. */
export interface SignatureCheck {
  readonly role: "seller" | "attestor" | "debtor";
  /** The alleged signer. */
  readonly signer: Address;
  /** What they signed (EIP-712), which a revocation names. */
  readonly digest: Hex;
  readonly signature: Hex;
  /** `contract`: a smart account, asked on the chain (ERC-1271). Null when the signature is not theirs. */
  readonly signedBy: "key" | "contract" | null;
}

/** What a visitor can check of an offer without trusting anyone. */
export interface OfferCheck {
  readonly level: (typeof levels)[number];
  /** Seller and attestor, and the debtor where the level says that they confirmed. */
  readonly signatures: readonly SignatureCheck[];
  /** The attestation names exactly these terms. */
  readonly isAttestationOfTerms: boolean;
  /** The attestation names exactly this acknowledgement, or none where there is none. */
  readonly isAttestationOfAcknowledgement: boolean;
}

/**
 * Recomputes every digest of an offer and checks every signature. `blockNumber`: the block it was listed
 * in, since a smart account may change its keys later; nodes without history can't answer for old ones.
 */
export async function checkOffer(
  publicClient: PublicClient,
  deployment: SigningDeployment,
  { terms, attestation, acknowledgement, signatures }: Offer,
  { blockNumber }: { readonly blockNumber?: bigint } = {},
): Promise<OfferCheck> {
  const level = levels[attestation.level] ?? "Declared";
  const isConfirmed = level === "Debtor-confirmed";
  const termsDigest = digestOf(deployment, "Terms", terms);
  const acknowledgementDigest = digestOf(deployment, "Acknowledgement", acknowledgement);
  const parties = [
    { role: "seller", signer: terms.seller, digest: termsDigest, signature: signatures.seller },
    {
      role: "attestor",
      signer: signatures.attestor,
      digest: digestOf(deployment, "Attestation", attestation),
      signature: signatures.attestation,
    },
    ...(isConfirmed
      ? [
          {
            role: "debtor",
            signer: terms.debtor,
            digest: acknowledgementDigest,
            signature: signatures.acknowledgement,
          } as const,
        ]
      : []),
  ] as const;
  return {
    level,
    signatures: await Promise.all(
      parties.map(async (party) => ({
        ...party,
        signedBy: await findSigner(publicClient, party, blockNumber),
      })),
    ),
    isAttestationOfTerms: attestation.terms === termsDigest,
    isAttestationOfAcknowledgement:
      attestation.acknowledgement === (isConfirmed ? acknowledgementDigest : zeroHash),
  };
}

/** The EIP-712 digest of what was signed, member by member as the contract hashes it. */
function digestOf(
  deployment: SigningDeployment,
  primaryType: "Terms" | "Attestation" | "Acknowledgement",
  message: object,
): Hex {
  return hashTypedData({
    domain: exchangeDomain(deployment),
    types: { [primaryType]: exchangeMembers[primaryType] } as Record<string, never>,
    primaryType,
    message: { ...message },
  });
}

interface Signed {
  readonly signer: Address;
  readonly digest: Hex;
  readonly signature: Hex;
}

async function findSigner(
  publicClient: PublicClient,
  { signer, digest, signature }: Signed,
  blockNumber: bigint | undefined,
): Promise<"key" | "contract" | null> {
  const recovered = await recoverAddress({ hash: digest, signature }).catch(() => null);
  if (recovered && isAddressEqual(recovered, signer)) return "key";
  const answer = await orNullOnRevert(
    publicClient.readContract({
      address: signer,
      abi: erc1271Abi,
      functionName: "isValidSignature",
      args: [digest, signature],
      ...(blockNumber !== undefined && { blockNumber }),
    }),
  );
  return answer === erc1271Magic ? "contract" : null;
}

const erc1271Abi = parseAbi([
  "function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)",
]);
/** What a contract answers for a signature that it accepts. */
const erc1271Magic = "0x1626ba7e";
