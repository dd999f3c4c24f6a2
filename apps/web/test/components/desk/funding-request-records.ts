import type { CustomerQuestion } from "@tenora/database/acknowledgement/ask-customer";
import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type {
  SimilarRequest,
  SimilarRequests,
} from "@tenora/database/funding-request/review/find-similar-requests";
import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";

const at = new Date("2026-01-05T10:00:00Z");
const hash = `0x${"ab".repeat(32)}` as const;

/** A submitted request of 25,000.00 that repays 26,000.00. */
export function requestRecord(changes: Partial<FundingRequestDetail> = {}): FundingRequestDetail {
  const draft = changes.draft ?? {
    ...emptyDraft,
    customerName: "Straits Foods Pte Ltd",
    customerEmail: "ap@straits-foods.com",
    invoiceNumber: "INV-0042",
    faceValue: "30,000.00",
    amount: "25,000.00",
  };
  return {
    id: "7f1d3c50-0000-4000-8000-000000000003",
    businessId: "7f1d3c50-0000-4000-8000-000000000001",
    status: "submitted",
    version: 2,
    draft,
    answers: readAnswers(draft),
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    reviewedAt: null,
    requestedChanges: [],
    rejectionReason: null,
    signed: {
      fingerprint: hash,
      terms: {},
      digest: hash,
      signature: hash,
      tokenDecimals: 6,
      repayment: 26_000_000_000n,
    },
    attested: null,
    listing: null,
    documents: [],
    pictures: [],
    papers: hash,
    confirmation: null,
    history: [{ event: "submitted", at, reason: null, changes: [] }],
    ...changes,
  };
}

export function checkRecord(changes: Partial<RequestCheck> = {}): RequestCheck {
  return {
    subject: "contact",
    method: "phone",
    comment: "Spoke to Mei.",
    at,
    adminEmail: "op@example.com",
    isOwn: false,
    isCurrent: true,
    isBeforeSimilar: false,
    ...changes,
  };
}

export function similarRecord(changes: Partial<SimilarRequest> = {}): SimilarRequest {
  return {
    id: "7f1d3c50-0000-4000-8000-000000000004",
    status: "submitted",
    businessName: "Cy Trading",
    submittedAt: at,
    sameFingerprint: false,
    sameFile: false,
    sameSeller: false,
    matches: ["amount", "name"],
    values: {
      customerName: "Straits Foods",
      customerEmail: "",
      customerWallet: "",
      customerRegistryNumber: "201801234K",
      invoiceNumber: "INV-0043",
      issueDate: "",
      dueDate: "",
      faceValue: "30,000.00",
    },
    ...changes,
  };
}

/** These similar requests, all of which are shown. */
export const similarRequests = (...requests: SimilarRequest[]): SimilarRequests => ({
  requests,
  count: requests.length,
  digest: "ab".repeat(32),
});

/** A customer who was asked and hasn't answered. */
export const questionRecord = (changes: Partial<CustomerQuestion> = {}): CustomerQuestion => ({
  id: "7f1d3c50-0000-4000-8000-00000000000c",
  state: "open",
  isCurrent: true,
  askedAt: new Date("2026-11-01T09:00:00Z"),
  askedBy: "olga@tenora.example",
  expiresAt: new Date("2026-11-15T09:00:00Z"),
  answer: null,
  answeredAt: null,
  disputeKind: null,
  reason: null,
  isResolved: false,
  resolution: null,
  resolvedBy: null,
  ...changes,
});
