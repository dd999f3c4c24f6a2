import { localAccount } from "@tenora/chain/deployment/local-account";
import type { Attestation, Terms } from "@tenora/chain/exchange/exchange-types";
import { listReceivable } from "@tenora/chain/exchange/listing";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "@tenora/chain/typed-data/acknowledgement-message";
import { attestTerms, type SignedByOthers } from "@tenora/chain/typed-data/attestation-message";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import { persona } from "@tenora/domain/demo/personas";
import type { Hash, Hex } from "viem";
import { businesses } from "../people/businesses.ts";
import { customers } from "../people/customers.ts";
import type { SeedReceivable } from "../receivables/receivable.ts";
import type { LocalExchange } from "./local-exchange.ts";
import { type TermsOptions, termsOf } from "./receivable-terms.ts";

const day = 86_400;

/** What so far only the seller has signed. */
export interface SignedReceivable {
  readonly receivable: SeedReceivable;
  readonly terms: Terms;
  readonly digest: Hex;
  readonly sellerSignature: Hex;
}

/** A receivable on the exchange, and everything that was signed for it. */
export interface OfferedReceivable extends SignedReceivable {
  readonly listing: bigint;
  readonly listedAt: number;
  readonly transaction: Hash;
  readonly attestation: Attestation;
  readonly attestor: Hex;
  readonly attestorSignature: Hex;
}

/** Has the seller sign the terms. */
export async function signReceivable(
  exchange: LocalExchange,
  receivable: SeedReceivable,
  options: TermsOptions,
): Promise<SignedReceivable> {
  const terms = await termsOf(exchange, receivable, options);
  const message = termsMessage(exchange.deployment, terms);
  const seller = localAccount(businesses[receivable.seller].account);
  const sellerSignature = await signMessage(seller, message);
  return { receivable, terms, digest: message.digest, sellerSignature };
}

/**
 * Has the terms signed by seller, customer and attestor and lists them at the present time of the
 * chain.
 */
export async function offerReceivable(
  exchange: LocalExchange,
  receivable: SeedReceivable,
  options: TermsOptions,
): Promise<OfferedReceivable> {
  const { deployment } = exchange;
  const { now } = options;
  const signed = await signReceivable(exchange, receivable, options);
  const { terms, sellerSignature: seller } = signed;
  const debtor = await acknowledge(exchange, receivable, terms);
  const offer = await attestTerms(
    deployment,
    localAccount(persona("Olga").account),
    { terms, seller, ...(debtor && { debtor }) },
    {
      level: receivable.customer === null ? 0 : debtor ? 2 : 1,
      deadline: Math.min(terms.deadline, now + 7 * day),
    },
  );
  const sender = exchange.sender(businesses[receivable.seller].account);
  const { result: listing, hash } = await exchange.done(
    listReceivable(sender, deployment.exchange, offer),
  );
  return {
    ...signed,
    listing,
    listedAt: now,
    transaction: hash,
    attestation: offer.attestation,
    attestor: offer.signatures.attestor,
    attestorSignature: offer.signatures.attestation,
  };
}

/** The customer confirms the debt, who has a wallet. */
async function acknowledge(
  { deployment }: LocalExchange,
  { customer }: SeedReceivable,
  terms: Terms,
): Promise<SignedByOthers["debtor"]> {
  const account = customer && customers[customer].account;
  if (account === null) return undefined;
  const acknowledgement = acknowledgementOf(terms);
  const message = acknowledgementMessage(deployment, acknowledgement);
  return { acknowledgement, signature: await signMessage(localAccount(account), message) };
}
