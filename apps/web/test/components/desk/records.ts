import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";

const at = new Date("2026-01-05T10:00:00Z");
const shared = {
  country: "Singapore",
  walletAddress: "0x52908400098527886e0f7030069857d2e4169ee7" as WalletAddress,
  status: "pending",
  createdAt: at,
  reviewedAt: null,
  rejectionReason: null,
  suspendedAt: null,
  suspensionReason: null,
  erasedAt: null,
} as const;

export function businessRecord(changes: Partial<BusinessForReview> = {}): BusinessForReview {
  return {
    ...shared,
    id: "7f1d3c50-0000-4000-8000-000000000001",
    companyName: "Ada Trading",
    countryCode: null,
    registrationNumber: "201912345A",
    directorName: "Ada Lim",
    directorEmail: "ada@example.com",
    tier: 3,
    updatedAt: at,
    certificateUrl: null,
    certificateInfo: null,
    consentAt: at,
    consentVersion: "1",
    submittedAt: at,
    lastRejected: null,
    history: [],
    checks: [],
    comments: [],
    assignee: null,
    certificateRequest: null,
    equalRegistrations: [],
    ratings: [],
    ...changes,
  };
}

export function investorRecord(changes: Partial<InvestorRecord> = {}): InvestorRecord {
  return {
    ...shared,
    id: "7f1d3c50-0000-4000-8000-000000000002",
    investorName: "Cy Tan",
    email: "cy@example.com",
    ...changes,
  };
}
