import { fingerprintOf } from "@tenora/chain/fingerprint/invoice-fingerprint";
import {
  type PublishedContracts,
  signingDeployment,
} from "@tenora/chain/funding-request/signing-deployment";
import type { BusinessRecord } from "@tenora/database/business/business-record";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import {
  type FundingRequestDetail,
  findFundingRequest,
} from "@tenora/database/funding-request/find-funding-request";
import { requestFacts } from "@tenora/database/funding-request/funding-request-record";
import { listMadeRewards } from "@tenora/database/market/payment/list-rewards";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { identityOf } from "@tenora/domain/funding-request/customer/invoice-identity";
import {
  checkDraft,
  type DraftContext,
  type DraftErrors,
  type FundingRequestInput,
} from "@tenora/domain/funding-request/draft/check-draft";
import type { OwnReward } from "@tenora/domain/funding-request/draft/check-draft-reward";
import { type DraftField, fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import {
  buildTerms,
  type RequestTerms,
  type TermsContext,
} from "@tenora/domain/funding-request/financing/build-terms";
import { isEditable } from "@tenora/domain/funding-request/funding-request";
import { readRewardUri } from "@tenora/domain/reward/reward-metadata";
import { exchangeTime } from "~/market/exchange-time.server";
import type { Services, WalletSession } from "~/services.server";
import { readSellerPosition, toSellerContext } from "./seller-position.server";

/** A request whose answers are complete and may be signed. */
export interface CompleteRequest {
  readonly request: FundingRequestDetail;
  readonly business: BusinessRecord;
  readonly input: FundingRequestInput;
  readonly papers: `0x${string}`;
}

/**
 * Reads and checks a request before its terms are signed or accepted. @throws DomainError FUNDING_REQUEST_NOT_FOUND, FUNDING_REQUEST_CLOSED;
 * FUNDING_REQUEST_CHANGED when it has another version; SELLER_COUNTRY_MISSING; FUNDING_REQUEST_INCOMPLETE;
 * BUSINESS_OWES_PAST_GRACE
 */
export async function completeRequest(
  services: Services,
  { token, wallet }: WalletSession,
  asked: { readonly id: string; readonly version: number; readonly at: Date },
): Promise<CompleteRequest> {
  const { stablecoins } = services.settings.publicConfig;
  const { request, business } = await asMember(services.publicDatabase, token, async (tx) => ({
    request: await findFundingRequest(tx, asked.id),
    business: await findOwnBusiness(tx),
  }));
  const now = await exchangeTime(services);
  if (business === null) throw new DomainError("FUNDING_REQUEST_NOT_FOUND");
  if (!isEditable(requestFacts(request), now.getTime()))
    throw new DomainError("FUNDING_REQUEST_CLOSED");
  if (request.version !== asked.version) throw new DomainError("FUNDING_REQUEST_CHANGED");
  if (business.countryCode === null) throw new DomainError("SELLER_COUNTRY_MISSING");
  const position = await readSellerPosition(services, business, { recorded: [], open: 0n });
  // Checked again under a lock when the request is attested, which needs the market.
  if (position?.owesPastGrace) throw new DomainError("BUSINESS_OWES_PAST_GRACE");
  const context: DraftContext = {
    // What it owes is compared with its limit under a lock, when the request is attested.
    ...toSellerContext(business, asked.at, null),
    owed: null,
    stablecoins,
    seller: wallet,
    rewards: request.draft.reward === "" ? [] : await ownRewards(services, wallet),
  };
  const { input, errors } = checkDraft(request.draft, context);
  if (input === null || request.papers === null)
    throw new DomainError("FUNDING_REQUEST_INCOMPLETE", wordsOf(errors));
  return { request, business, input, papers: request.papers };
}

/** Each wrong answer by the name of its field. */
function wordsOf(errors: DraftErrors): { words?: string } {
  const fields = Object.keys(errors) as DraftField[];
  if (fields.length === 0) return {};
  return { words: fields.map((field) => `${fieldLabels[field]}: ${errors[field]}`).join(" ") };
}

/** The rewards that the wallet has put on the chain. @throws DomainError MARKET_UNAVAILABLE */
async function ownRewards(services: Services, wallet: string): Promise<OwnReward[]> {
  const made = await asMarketReader(services.marketDatabase, (tx) => listMadeRewards(tx, wallet));
  const { rewards } = deploymentOf(services);
  return made
    .filter(({ contract }) => contract.toLowerCase() === rewards.toLowerCase())
    .map(({ id, uri }) => {
      const { name = "", until = "" } = readRewardUri(uri) ?? {};
      return { contract: rewards, id: id.toString(), name, until };
    });
}

/**
 * The fingerprint of a request's invoice; takes most of a second.
 * @throws DomainError FUNDING_REQUEST_INCOMPLETE when a number has no canonical form
 */
export async function requestFingerprint({
  request: { draft },
  business,
  input,
}: CompleteRequest): Promise<`0x${string}`> {
  const fingerprint = await fingerprintOf(identityOf(draft, input, business.registrationNumber));
  if (fingerprint === null) throw new DomainError("FUNDING_REQUEST_INCOMPLETE");
  return fingerprint;
}

/** The terms of a request as this server signs or accepts them. @throws DomainError CHAIN_UNAVAILABLE */
export function termsOf(
  services: Services,
  { wallet }: WalletSession,
  { input, business, papers }: CompleteRequest,
  known: Pick<TermsContext, "fingerprint" | "signedAt" | "counter" | "previous">,
): RequestTerms {
  const { eligible, link, invite } = deploymentOf(services).gates;
  const gates = { eligible, link, invited: invite };
  return buildTerms(input, { seller: wallet, tier: business.tier, gates, papers, ...known });
}

/** The contracts that terms are signed for. @throws DomainError CHAIN_UNAVAILABLE without them */
export function deploymentOf({ settings }: Services) {
  const deployment = signingDeployment(settings.publicConfig as PublishedContracts);
  if (deployment === null) throw new DomainError("CHAIN_UNAVAILABLE");
  return deployment;
}
