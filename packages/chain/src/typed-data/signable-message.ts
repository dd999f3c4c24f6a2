import {
  type Address,
  type Hex,
  hashTypedData,
  isAddressEqual,
  type LocalAccount,
  type TypedDataDefinition,
} from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { describeContract } from "./describe.ts";

/** Anything that signs EIP-712 data for one account: a viem account, or a wallet made into one. */
export type Signer = Pick<LocalAccount, "address" | "signTypedData">;

/** The deployment that a signature is for: it names chain, contracts and coins. */
export type SigningDeployment = Pick<
  Deployment,
  "chainId" | "exchange" | "gates" | "stablecoins" | "rewards"
>;

/** One thing that the signer commits to, in words. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
  /** A hash, a counter or the address of a contract we know: screens fold these under the terms. */
  readonly isTechnical?: true;
}

/**
 * An EIP-712 message before it is signed. What the typed data says, the summary says too: screens
 * show it above the button that opens the wallet, technical lines folded.
 */
export interface SignableMessage {
  /** What signing does: "Offer this receivable for sale". */
  readonly title: string;
  readonly typedData: TypedDataDefinition;
  /** What is signed, and what a revocation names. */
  readonly digest: Hex;
  readonly summary: readonly SummaryLine[];
  /** The only account whose signature counts; null where the chain knows it, not the message. */
  readonly signer: Address | null;
}

/** A member of an EIP-712 struct. ABI parameters have this form, and the contracts hash them so. */
interface Member {
  readonly name: string;
  readonly type: string;
}

/** Completes a message with its digest and with the contract and chain that it is bound to. */
export function buildMessage({
  domain,
  primaryType,
  members,
  message,
  summary,
  ...rest
}: Pick<SignableMessage, "title" | "signer" | "summary"> & {
  readonly domain: MessageDomain;
  readonly primaryType: string;
  readonly members: readonly Member[];
  readonly message: object;
}): SignableMessage {
  const types = { [primaryType]: members.map(({ name, type }) => ({ name, type })) };
  const typedData: TypedDataDefinition = {
    domain: { ...domain },
    // viem excludes the names of Solidity types as keys, which a plain record can't express.
    types: types as object as TypedDataDefinition["types"],
    primaryType,
    message: { ...message },
  };
  return {
    ...rest,
    typedData,
    digest: hashTypedData(typedData),
    summary: [
      ...summary,
      { label: "Valid only for", value: describeContract(domain), isTechnical: true },
    ],
  };
}

/** An EIP-712 domain with everything that keeps a signature from counting elsewhere. */
export interface MessageDomain {
  readonly name: string;
  readonly version: string;
  readonly chainId: number;
  readonly verifyingContract: Address;
}

/**
 * The signature under a message. Rejects when the message is for another account, and with the
 * wallet's own error when it does not sign.
 */
export async function signMessage(signer: Signer, message: SignableMessage): Promise<Hex> {
  if (message.signer && !isAddressEqual(message.signer, signer.address))
    throw new Error(`This is for ${message.signer} to sign, not for ${signer.address}.`);
  return signer.signTypedData(message.typedData);
}
