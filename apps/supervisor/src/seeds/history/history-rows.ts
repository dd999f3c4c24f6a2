import { createHash } from "node:crypto";
import type { OfferedReceivable, SignedReceivable } from "@tenora/chain/history/offer-receivable";
import { audienceOf, dueTime } from "@tenora/chain/history/offer-receivable";
import {
  addressOf,
  type BusinessKey,
  businesses,
  customers,
  investors,
  type SeedBusiness,
} from "@tenora/chain/history/participants";
import { timesOf } from "@tenora/chain/history/timeline";
import { secondsOf, workBefore } from "@tenora/chain/history/working-hours";
import type {
  HistoryBusiness,
  HistoryDecision,
} from "@tenora/database/demonstration/store-past-businesses";
import type { HistoryInvestor } from "@tenora/database/demonstration/store-past-investors";
import type {
  HistoryDocument,
  HistoryRequest,
} from "@tenora/database/demonstration/store-past-requests";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft";
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import { businessChecksBefore } from "./business-check-rows.ts";
import { businessProfiles } from "./business-profiles.ts";
import { consentVersionAt } from "./consent-version.ts";
import { riskFactsOf } from "./history-risk.ts";
import { checksBefore } from "./investor-check-rows.ts";
import { requestTimes } from "./request-times.ts";
import { dateOf, issuedAt } from "./write-papers.ts";

const hour = 3_600;
const day = 24 * hour;

export const atTime = (seconds: number): Date => new Date(seconds * 1000);

/** The same uuid (version 8) for the same name, so that a history made again meets its own rows. */
export function uuidOf(name: string): string {
  const hex = createHash("sha256").update(`tenora history ${name}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const walletOf = (participant: { readonly account: number }) =>
  addressOf(participant).toLowerCase() as WalletAddress;

/** The businesses, approved before the history begins, and what was decided about them since. */
export function businessRows(
  start: number,
  end: number,
): readonly Omit<HistoryBusiness, "certificate">[] {
  return Object.entries(businesses).map(([key, business], index) => {
    const approvedAt = workBefore(start - (11 - index) * day, `approved ${key}`);
    const joinedAt = approvedAt - secondsOf(`joined ${key}`, hour, 26 * hour);
    return {
      id: uuidOf(`business ${key}`),
      wallet: walletOf(business),
      name: business.name,
      country: business.country,
      registrationNumber: business.registryNumber,
      director: business.director,
      email: business.email,
      joinedAt: atTime(joinedAt),
      approvedAt: atTime(approvedAt),
      checks: businessChecksBefore(atTime(approvedAt), {
        ...business,
        registrationNumber: business.registryNumber,
      }),
      consentVersion: consentVersionAt(joinedAt),
      profile: businessProfiles[key as BusinessKey],
      decisions: decisionRows(business, timesOf(end)),
    };
  });
}

function decisionRows(
  { decisions }: SeedBusiness,
  timeOf: ReturnType<typeof timesOf>,
): readonly HistoryDecision[] {
  return decisions.map((one) => ({
    at: atTime(timeOf(one)),
    tier: one.do === "tier" ? one.tier : null,
    reason: one.reason,
  }));
}

/** The investors, approved before the history begins. */
export function investorRows(
  start: number,
  dataKeys: readonly string[],
): readonly HistoryInvestor[] {
  return investors.map((investor, index) => {
    const wallet = walletOf(investor);
    const approvedAt = workBefore(start - (13 - index) * day, `approved ${investor.name}`);
    const id = `S${7_000_000 + investor.account * 1_117}D`;
    return {
      id: uuidOf(`investor ${investor.account}`),
      wallet,
      name: investor.name,
      country: investor.country,
      email: `${investor.name.toLowerCase().replace(" ", ".")}@investors.example`,
      encryptedId: Buffer.from(encryptText(dataKeys, wallet, id)).toString("hex"),
      joinedAt: atTime(approvedAt - secondsOf(`joined ${investor.name}`, hour, 20 * hour)),
      approvedAt: atTime(approvedAt),
      checks: checksBefore(atTime(approvedAt), investor.country),
    };
  });
}

/** The request behind a listing; null for a campaign, which has no request. */
export function requestRow(
  offered: OfferedReceivable,
  end: number,
  document: HistoryDocument,
): HistoryRequest | null {
  const { receivable, listedAt, terms } = offered;
  if (receivable.customer === null) return null;
  const facts = riskFactsOf(receivable, Number(offered.attestation.level));
  return {
    id: uuidOf(`request ${receivable.number}`),
    businessId: uuidOf(`business ${receivable.seller}`),
    draft: draftOf(offered, end),
    ...requestTimes(listedAt, receivable.number),
    listedAt: atTime(listedAt),
    fingerprint: terms.fingerprint,
    terms: { ...terms, rewardId: String(terms.rewardId) },
    termsDigest: offered.digest,
    sellerSignature: offered.sellerSignature,
    tokenDecimals: 6,
    attestation: { ...offered.attestation },
    attestor: offered.attestor.toLowerCase() as WalletAddress,
    attestorSignature: offered.attestorSignature,
    attestationExpiresAt: atTime(offered.attestation.deadline),
    risk: assessRisk(facts),
    debtorRecord: facts.debtor,
    listing: Number(offered.listing),
    transaction: offered.transaction,
    document,
  };
}

/** The answers as the seller would have typed them. */
export function draftOf({ receivable, terms }: SignedReceivable, end: number): Draft {
  const { customer: key, seller, apr, amount, face } = receivable;
  const customer = key === null ? null : customers[key];
  const minimum = (terms.minUnits * terms.pricePerUnit) / 1_000_000;
  return {
    ...emptyDraft,
    kind: receivable.document ?? emptyDraft.kind,
    customerName: customer?.name ?? "",
    customerRegistryNumber: customer?.registryNumber ?? "",
    customerCountry: customer?.country ?? "",
    customerIndustry: customer?.industry ?? "",
    customerEmail: customer?.email ?? "",
    customerWallet: customer?.hasWallet ? addressOf(customer) : "",
    sellerCountry: businesses[seller].countryCode,
    invoiceNumber: receivable.number,
    issueDate: dateOf(issuedAt(receivable, end)),
    dueDate: dateOf(dueTime(end, receivable.due)),
    faceValue: `${face}.00`,
    amount: `${amount}.00`,
    stablecoin: receivable.token,
    interestRate: String(apr / 100),
    maturity: dateOf(terms.maturity),
    minimumRaise: String(minimum),
    fundingDeadline: dateOf(terms.fundingDeadline),
    graceDays: String(receivable.graceDays),
    lateFeeRate: String(terms.lateFeeBps / 100),
    audience: audienceOf(receivable),
    recourse: receivable.recourse ?? "",
  };
}
