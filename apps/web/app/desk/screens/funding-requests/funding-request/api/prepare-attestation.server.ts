import type { Acknowledgement } from "@tenora/chain/exchange/exchange-types";
import { readAttestationFacts } from "@tenora/chain/funding-request/read-attestation";
import { readIsRevoked, readSignerCounter } from "@tenora/chain/funding-request/read-seller";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import { acknowledgementMessage } from "@tenora/chain/typed-data/acknowledgement-message";
import {
  attestationMessage,
  attestationOf,
  type SignedByOthers,
} from "@tenora/chain/typed-data/attestation-message";
import type { SigningDeployment } from "@tenora/chain/typed-data/signable-message";
import type { WalletConfirmation } from "@tenora/database/acknowledgement/wallet-confirmation";
import {
  hasUnseenSimilar,
  listRequestChecks,
} from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { requestFacts } from "@tenora/database/funding-request/funding-request-record";
import { isLeftToColleague } from "@tenora/database/funding-request/review/second-reviewer";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { attestationLifetimeS, nextStatus } from "@tenora/domain/funding-request/funding-request";
import { deploymentOf } from "~/features/terms/prepare-terms.server.ts";
import { exchangeTime } from "~/market/exchange-time.server.ts";
import type { Services } from "~/services.server";

/**
 * Of a campaign there is only the seller's word; a customer's wallet makes the highest level, and a
 * reviewer's checks that of every other request.
 */
const levels = { declared: 0, attested: 1, debtorConfirmed: 2 } as const;

interface Attempt {
  readonly id: string;
  /** The version that the admin saw. */
  readonly version: number;
  readonly attestor: WalletAddress;
  /** When the message was built, in seconds since 1970. */
  readonly signedAt: number;
}

/**
 * The attestation of a request, built from the stored terms and the chain alone. @throws DomainError
 * FUNDING_REQUEST_NOT_FOUND, FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_CHANGED; SECOND_REVIEWER_NEEDED,
 * SIMILAR_REQUEST_UNSEEN;
 * ATTESTOR_UNKNOWN, TERMS_REVOKED, INVOICE_FINANCED, CONFIRMATION_REVOKED; CHAIN_UNAVAILABLE; SESSION_MISSING
 */
export async function prepareAttestation(
  services: Services,
  token: string,
  { id, version, attestor, signedAt }: Attempt,
) {
  const { request, isLeft, checks } = await asAdmin(services.adminDatabase, token, async (tx) => ({
    request: await findFundingRequest(tx, id),
    isLeft: await isLeftToColleague(tx, id),
    checks: await listRequestChecks(tx, id),
  }));
  const now = await exchangeTime(services);
  if (nextStatus(requestFacts(request), "attest", "admin", now.getTime()) === null)
    throw new DomainError("FUNDING_REQUEST_CLOSED");
  if (request.version !== version) throw new DomainError("FUNDING_REQUEST_CHANGED");
  if (isLeft) throw new DomainError("SECOND_REVIEWER_NEEDED");
  // For before a wallet is asked; the database decides again.
  if (hasUnseenSimilar(checks)) throw new DomainError("SIMILAR_REQUEST_UNSEEN");
  if (request.signed === null) throw new DomainError("FUNDING_REQUEST_CLOSED");
  const terms = fromTermsJson(request.signed.terms as unknown as TermsJson);
  const deployment = deploymentOf(services);
  const { registry } = services.settings.publicConfig.contracts;
  if (registry === undefined) throw new DomainError("CHAIN_UNAVAILABLE");
  const { rpcUrls } = services.settings;
  const contracts = { exchange: deployment.exchange, registry };
  const facts = await readAttestationFacts(rpcUrls, contracts, {
    attestor,
    seller: terms.seller,
    fingerprint: terms.fingerprint,
  }).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  const parties = [terms.seller, terms.payout, terms.debtor].map((one) => one.toLowerCase());
  if (!facts.isAttestor || parties.includes(attestor)) throw new DomainError("ATTESTOR_UNKNOWN");
  const seconds = now.getTime() / 1000;
  const isLive = seconds <= terms.deadline && seconds <= terms.fundingDeadline;
  if (!isLive || facts.sellerCounter !== terms.counter) throw new DomainError("TERMS_REVOKED");
  if (!facts.isInvoiceFree) throw new DomainError("INVOICE_FINANCED");
  // The invoice was listed and cancelled since: the exchange would reject these terms.
  if (facts.lastListing !== terms.previous) throw new DomainError("TERMS_REVOKED");
  const debtor = await usableConfirmation(services, deployment, request.confirmation);
  const deadline = signedAt + attestationLifetimeS;
  const level = debtor
    ? levels.debtorConfirmed
    : request.draft.kind === "community"
      ? levels.declared
      : levels.attested;
  const choice = { level, deadline, counter: facts.attestorCounter };
  const signed = { terms, ...(debtor && { debtor }) };
  return {
    request,
    now,
    deadline,
    counter: facts.attestorCounter,
    debtor,
    attestation: attestationOf(deployment, signed, choice),
    message: { ...attestationMessage(deployment, signed, choice), signer: attestor },
  };
}

/**
 * What the customer's wallet signed; null when they didn't use one. The exchange checks it again when the
 * receivable is listed. @throws DomainError CONFIRMATION_REVOKED when it would reject it by now
 */
async function usableConfirmation(
  { settings: { rpcUrls } }: Services,
  deployment: SigningDeployment,
  confirmation: WalletConfirmation | null,
): Promise<SignedByOthers["debtor"] | null> {
  if (confirmation === null) return null;
  const acknowledgement = confirmation.message as unknown as Acknowledgement;
  const { debtor: signer, counter } = acknowledgement;
  const { digest } = acknowledgementMessage(deployment, acknowledgement);
  const { exchange } = deployment;
  const [present, isRevoked] = await Promise.all([
    readSignerCounter(rpcUrls, exchange, signer),
    readIsRevoked(rpcUrls, exchange, { signer, digest }),
  ]).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  if (isRevoked || present !== counter) throw new DomainError("CONFIRMATION_REVOKED");
  return { acknowledgement, signature: confirmation.signature };
}
