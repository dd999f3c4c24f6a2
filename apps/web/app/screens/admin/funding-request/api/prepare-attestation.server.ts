import { readAttestationFacts } from "@tenora/chain/funding-request/read-attestation";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import { attestationMessage, attestationOf } from "@tenora/chain/typed-data/attestation-message";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { factsOf } from "@tenora/database/funding-request/funding-request-record";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { attestationLifetimeS, nextStatus } from "@tenora/domain/funding-request/funding-request";
import type { Services } from "~/services.server";
import { exchangeTime } from "../../../business/funding-request/api/exchange-time.server.ts";
import { deploymentOf } from "../../../business/funding-request/api/prepare-terms.server.ts";

/**
 * Of a campaign there is only the seller's word. Until customers confirm with their wallets, a
 * reviewer's checks make the level of every other request Attested.
 */
const levels = { declared: 0, attested: 1 } as const;

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
 * FUNDING_REQUEST_NOT_FOUND, FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_CHANGED; ATTESTOR_UNKNOWN,
 * TERMS_REVOKED, INVOICE_FINANCED; CHAIN_UNAVAILABLE; SESSION_MISSING
 */
export async function prepareAttestation(
  services: Services,
  token: string,
  { id, version, attestor, signedAt }: Attempt,
) {
  const request = await asAdmin(services.adminDatabase, token, (tx) => findFundingRequest(tx, id));
  const now = await exchangeTime(services);
  if (nextStatus(factsOf(request), "attest", "admin", now.getTime()) === null)
    throw new DomainError("FUNDING_REQUEST_CLOSED");
  if (request.version !== version) throw new DomainError("FUNDING_REQUEST_CHANGED");
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
  const deadline = signedAt + attestationLifetimeS;
  const level = request.draft.kind === "community" ? levels.declared : levels.attested;
  const choice = { level, deadline, counter: facts.attestorCounter };
  return {
    request,
    now,
    deadline,
    counter: facts.attestorCounter,
    attestation: attestationOf(deployment, { terms }, choice),
    message: { ...attestationMessage(deployment, { terms }, choice), signer: attestor },
  };
}
