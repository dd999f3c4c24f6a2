import {
  readIsRevoked,
  readLastListing,
  readSignerCounter,
} from "@tenora/chain/funding-request/read-seller";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "@tenora/chain/typed-data/acknowledgement-message";
import { acknowledgementTokenForm } from "@tenora/database/acknowledgement/acknowledgement-token";
import { findAcknowledgement } from "@tenora/database/acknowledgement/answer-acknowledgement";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { deploymentOf } from "~/features/terms/prepare-terms.server.ts";
import { exchangeTime } from "~/market/exchange-time.server.ts";
import type { Services } from "~/services.server";
import { debtWords } from "./debt-words.server.ts";

/**
 * What the wallet that a request names would sign, built from the stored terms and the chain alone.
 * @throws DomainError LINK_EXPIRED, INVALID_INPUT where no wallet is named, CONFIRMATION_TOO_LATE when
 * the exchange would no longer list these terms, CHAIN_UNAVAILABLE
 */
export async function prepareConfirmation(services: Services, token: string) {
  const found = acknowledgementTokenForm.test(token)
    ? await asVisitor(services.publicDatabase, (tx) => findAcknowledgement(tx, token))
    : null;
  if (found?.state !== "open" || found.debt === null) throw new DomainError("LINK_EXPIRED");
  if (debtWords(found.debt).wallet === null) throw new DomainError("INVALID_INPUT");
  const terms = fromTermsJson(found.debt.terms as unknown as TermsJson);
  const deployment = deploymentOf(services);
  const { rpcUrls } = services.settings;
  const { exchange } = deployment;
  const [now, counter, sellerCounter, lastListing] = await Promise.all([
    exchangeTime(services),
    readSignerCounter(rpcUrls, exchange, terms.debtor),
    readSignerCounter(rpcUrls, exchange, terms.seller),
    readLastListing(rpcUrls, exchange, terms.fingerprint),
  ]).catch(unreachable);
  const isLive = now.getTime() / 1000 <= Math.min(terms.deadline, terms.fundingDeadline);
  if (!isLive || sellerCounter !== terms.counter || lastListing !== terms.previous)
    throw new DomainError("CONFIRMATION_TOO_LATE");
  const acknowledgement = acknowledgementOf(terms, counter);
  const message = acknowledgementMessage(deployment, acknowledgement);
  const { digest } = message;
  // A signature that its wallet took back can't be given again: the exchange would reject it.
  if (await readIsRevoked(rpcUrls, exchange, { signer: terms.debtor, digest }).catch(unreachable))
    throw new DomainError("CONFIRMATION_TOO_LATE");
  return { acknowledgement, message };
}

function unreachable(cause: unknown): never {
  throw new DomainError("CHAIN_UNAVAILABLE", { cause });
}
