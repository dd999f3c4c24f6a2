import type { Draft, RequestedChange } from "@tenora/domain/funding-request/draft/draft";
import type { ReadFile } from "@tenora/domain/funding-request/draft/file-reading";
import type { FundingRequestStatus } from "@tenora/domain/funding-request/funding-request";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { SellerContext } from "~/features/terms/seller-context";

// What the resource routes of funding requests answer; dates as ISO 8601, amounts as decimal texts of
// base units.

export interface FundingRequestSummary {
  readonly id: string;
  readonly status: FundingRequestStatus;
  readonly isExpired: boolean;
  readonly version: number;
  readonly draft: Draft;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly submittedAt: string | null;
  readonly attestationExpiresAt: string | null;
  readonly listingId: string | null;
  /** A published request's state on the exchange, once it is indexed. */
  readonly market: RequestMarket | null;
  /** The guests of a sale that its seller lets people into; null for every other request. */
  readonly guests: RequestGuests | null;
  /** The failed or cancelled sale of a published request. */
  readonly failedSale: FailedSaleResponse | null;
}

/** How a published request stands on the exchange. */
export interface RequestMarket {
  readonly status: ReceivableStatus;
  /** What that means for its seller, with amounts and dates. */
  readonly next: string;
  /** The gate by which its seller lets people in while it's on sale; null without one. */
  readonly openGate: "invite" | "link" | null;
  /** Past due, in words; null while nothing is. */
  readonly pastDue: string | null;
  /** "5,400.00 of 21,600.00 USDC"; the whole alone where all of it was sold. */
  readonly raised: string;
  readonly listedAt: string;
  /** What happened there since it was published, in order. */
  readonly history: readonly MarketHistoryEvent[];
}

/** How many people are let into a sale, and how many wait for it. */
export interface RequestGuests {
  readonly gate: "invite" | "link";
  /** Wallets that ask to be invited. */
  readonly asking: number;
  /** Invitations or links that the seller has signed. */
  readonly signed: number;
}

export interface MarketHistoryEvent {
  readonly event: "funded" | "paid" | "defaulted" | "settled" | "cancelled";
  readonly at: string;
}

/** How a failed sale went; `hasReturn`: buyers would have got back more than they paid. */
export interface FailedSaleResponse {
  readonly isCancelled: boolean;
  /** It was reported as fraud, and can never be sold again. */
  readonly isFraud: boolean;
  /** Its deadline came; otherwise it was cancelled before. */
  readonly hasExpired: boolean;
  readonly token: { readonly symbol: string; readonly decimals: number };
  readonly pricePerUnit: string;
  readonly hasReturn: boolean;
  readonly soldUnits: number;
  readonly minUnits: number;
  readonly totalUnits: number;
  readonly buyers: number;
  readonly days: number;
  /** The due date of what was sold, once it has passed: then it can't be sold again. Null for a campaign. */
  readonly pastDue: string | null;
}

export interface RequestDocument {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly forInvestors: boolean;
  readonly reading: DocumentReading | null;
}

/** What the e-invoice of a file says, or why it can't be read; null without one. */
export type DocumentReading = ReadFile | { readonly outcome: "refused"; readonly message: string };

export interface AddedDocument {
  readonly reading: DocumentReading | null;
}

/** A picture beside a campaign's story. */
export interface RequestPicture {
  readonly id: string;
  readonly description: string;
}

export interface RequestEvent {
  readonly event: string;
  readonly at: string;
  readonly reason: string | null;
  readonly changes: readonly RequestedChange[];
}

export interface FundingRequestResponse extends FundingRequestSummary {
  readonly documents: readonly RequestDocument[];
  /** The document that is the deed of assignment; null before the terms are prepared, and for a campaign. */
  readonly deed: string | null;
  readonly pictures: readonly RequestPicture[];
  readonly requestedChanges: readonly RequestedChange[];
  readonly rejectionReason: string | null;
  /** Everything that lists an attested request; null before, and while the business is suspended. */
  readonly offer: StoredOffer | null;
  readonly history: readonly RequestEvent[];
}

/** The signatures over the terms, as the exchange takes them. */
export interface StoredOffer {
  readonly terms: Readonly<Record<string, unknown>>;
  readonly sellerSignature: `0x${string}`;
  readonly attestation: Readonly<Record<string, unknown>>;
  readonly attestor: `0x${string}`;
  readonly attestorSignature: `0x${string}`;
  /** What the customer's wallet signed; null at level Attested. */
  readonly confirmation: {
    readonly message: Readonly<Record<string, unknown>>;
    readonly signature: `0x${string}`;
  } | null;
}

export interface OwnRequestsResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  readonly seller: SellerContext | null;
  readonly requests: readonly FundingRequestSummary[];
}

export interface OwnRequestResponse {
  readonly wallet: string | null;
  readonly seller: SellerContext | null;
  readonly request: FundingRequestResponse | null;
}

/** What the terms say beside the answers and the fingerprint, which the browser computes. */
export interface SigningContext {
  /** Seconds since 1970, by the clock of the exchange. */
  readonly signedAt: number;
  readonly counter: number;
  /** The invoice's last listing, whose sale was cancelled; 0 without one. */
  readonly previous: number;
  readonly papers: `0x${string}`;
  /** The document that is the deed of assignment; null for a campaign. */
  readonly deed: string | null;
}
