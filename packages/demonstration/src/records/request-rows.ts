import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { usualSecondReviewerFrom } from "@tenora/domain/funding-request/review/second-reviewer";
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import type { OfferedReceivable, SignedReceivable } from "../exchange/offer-receivable.ts";
import { audienceOf, dueTime } from "../exchange/receivable-terms.ts";
import { dateOf, issuedAt } from "../papers/write-papers.ts";
import { customerAddress, customers } from "../people/customers.ts";
import { riskFactsOf } from "../receivables/risk-facts.ts";
import type {
  HistoryDocument,
  HistoryRequest,
  ListedRequest,
  SubmittedRequest,
} from "../storage/store-requests.ts";
import { checkTimesSince, requestTimes } from "./request-times.ts";
import { atTime, uuidOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

/** The request behind a listing. */
export function listedRequest(
  offered: OfferedReceivable,
  end: number,
  document: HistoryDocument,
): ListedRequest {
  const { receivable, listedAt } = offered;
  const facts = riskFactsOf(receivable, Number(offered.attestation.level));
  return {
    ...requestOf(offered, end, document),
    ...requestTimes(listedAt, receivable.number),
    listedAt: atTime(listedAt),
    attestation: { ...offered.attestation },
    attestor: offered.attestor.toLowerCase() as WalletAddress,
    attestorSignature: offered.attestorSignature,
    attestationExpiresAt: atTime(offered.attestation.deadline),
    risk: assessRisk(facts),
    debtorRecord: facts.debtor,
    listing: Number(offered.listing),
    transaction: offered.transaction,
  };
}

/** A request that its business has signed and sent; checked already where a second reviewer has to attest it. */
export function submittedRequest(
  signed: SignedReceivable,
  end: number,
  document: HistoryDocument,
): SubmittedRequest {
  const { listed, face, number } = signed.receivable;
  const submittedAt = end - listed * day;
  return {
    ...requestOf(signed, end, document),
    createdAt: atTime(submittedAt - hour),
    submittedAt: atTime(submittedAt),
    ...(face >= usualSecondReviewerFrom && checkTimesSince(submittedAt, end, number)),
  };
}

/** What both have in common. */
function requestOf(
  signed: SignedReceivable,
  end: number,
  document: HistoryDocument,
): Omit<HistoryRequest, "createdAt" | "submittedAt"> {
  const { receivable, terms } = signed;
  return {
    id: uuidOf(`request ${receivable.number}`),
    businessId: uuidOf(`business ${receivable.seller}`),
    draft: draftOf(signed, end),
    fingerprint: terms.fingerprint,
    terms: { ...terms, rewardId: String(terms.rewardId) },
    termsDigest: signed.digest,
    sellerSignature: signed.sellerSignature,
    tokenDecimals: 6,
    document,
  };
}

/** The answers as the seller would have typed them. */
function draftOf({ receivable, terms }: SignedReceivable, end: number): Draft {
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
    customerWallet: customerAddress(key) ?? "",
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
