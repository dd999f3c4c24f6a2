import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import type { OfferedReceivable, SignedReceivable } from "../exchange/offer-receivable.ts";
import { audienceOf, dueTime } from "../exchange/offer-receivable.ts";
import { dateOf, issuedAt } from "../papers/write-papers.ts";
import { addressOf, customers } from "../people/participants.ts";
import { riskFactsOf } from "../receivables/risk-facts.ts";
import type { HistoryDocument, HistoryRequest } from "../storage/store-requests.ts";
import { requestTimes } from "./request-times.ts";
import { atTime, uuidOf } from "./row-columns.ts";

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
  const { customer: key, apr, amount, face } = receivable;
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
