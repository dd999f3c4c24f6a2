import { levels } from "@tenora/chain/exchange/exchange-types";
import type { FundingRequestDetail as StoredDetail } from "@tenora/database/funding-request/find-funding-request";
import {
  type FundingRequestRecord,
  requestFacts,
} from "@tenora/database/funding-request/funding-request-record";
import type { GuestCounts } from "@tenora/database/invitation/count-guests";
import type { FileReading } from "@tenora/domain/funding-request/draft/file-reading";
import { isAttestationExpired } from "@tenora/domain/funding-request/funding-request";
import { lastSecondOf, parseCalendarDate } from "@tenora/domain/text/calendar-date";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { errorMessages } from "~/http/error-messages";
import type {
  DocumentReading,
  FailedSaleResponse,
  FundingRequestResponse,
  FundingRequestSummary,
  RequestGuests,
  RequestMarket,
  StoredOffer,
} from "./responses.ts";

/** A failed sale without what only its request says. */
export type FailedOnMarket = Omit<FailedSaleResponse, "pastDue">;

/** What the market says of listings, by their ids. */
export interface MarketRecords {
  readonly failed: ReadonlyMap<string, FailedOnMarket>;
  readonly states: ReadonlyMap<string, RequestMarket>;
}

/** What our own records say of who is let into listings, by their ids. */
type GuestRecords = ReadonlyMap<bigint, GuestCounts>;

export function toRequestSummary(
  request: FundingRequestRecord,
  now: Date,
  { failed, states, guests }: MarketRecords & { readonly guests: GuestRecords },
): FundingRequestSummary {
  const listing = request.listing?.id ?? "";
  const market = states.get(listing) ?? null;
  const failedSale = failed.get(listing);
  return {
    id: request.id,
    status: request.status,
    isExpired: isAttestationExpired(requestFacts(request), now.getTime()),
    version: request.version,
    draft: request.draft,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    submittedAt: request.submittedAt?.toISOString() ?? null,
    attestationExpiresAt: request.attested?.expiresAt.toISOString() ?? null,
    listingId: request.listing?.id ?? null,
    market,
    guests: market?.openGate ? guestsOf(market.openGate, guests.get(BigInt(listing))) : null,
    failedSale: failedSale ? { ...failedSale, pastDue: pastDueDate(request.draft, now) } : null,
  };
}

/** The due date of what is sold once it has passed, in words; null before, and for a campaign. */
function pastDueDate({ kind, dueDate }: FundingRequestRecord["draft"], now: Date): string | null {
  const due = kind === "community" ? null : parseCalendarDate(dueDate);
  if (due === null || lastSecondOf(due) * 1_000 > now.getTime()) return null;
  return formatShortDate(new Date(due));
}

const guestsOf = (gate: "invite" | "link", found: GuestCounts | undefined): RequestGuests => ({
  gate,
  asking: found?.asking ?? 0,
  signed: (gate === "invite" ? found?.invited : found?.links) ?? 0,
});

/**
 * Without hashes and addresses of the files, and while the business is suspended without the signatures,
 * by which anybody may list it.
 */
export function toDetail(
  request: StoredDetail,
  now: Date,
  {
    market,
    isSuspended,
  }: {
    readonly market: MarketRecords & { readonly guests: GuestRecords };
    readonly isSuspended: boolean;
  },
): FundingRequestResponse {
  const files = request.documents.filter(({ kind }) => kind === "file");
  return {
    ...toRequestSummary(request, now, market),
    deed: request.documents.find(({ kind }) => kind === "deed")?.id ?? null,
    documents: files.map(({ id, fileName, bytes, forInvestors, reading }) => ({
      id,
      fileName,
      bytes,
      forInvestors,
      reading: toDocumentReading(reading),
    })),
    pictures: request.pictures.map(({ id, description }) => ({ id, description })),
    requestedChanges: request.requestedChanges,
    rejectionReason: request.rejectionReason,
    offer: isSuspended ? null : toOffer(request),
    history: request.history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

/** With a sentence in place of the code of a refusal. */
export function toDocumentReading(reading: FileReading | null): DocumentReading | null {
  if (reading?.outcome !== "refused") return reading;
  return { outcome: "refused", message: reading.words ?? errorMessages[reading.code].message };
}

const debtorConfirmed = levels.indexOf("Debtor-confirmed");

function toOffer({ status, signed, attested, confirmation }: StoredDetail): StoredOffer | null {
  if (status !== "attested" || signed === null || attested === null) return null;
  return {
    terms: signed.terms,
    sellerSignature: signed.signature,
    attestation: attested.attestation,
    attestor: attested.attestor,
    attestorSignature: attested.signature,
    // An attestation of a lower level names no confirmation, whatever the customer signed.
    confirmation: attested.attestation.level === debtorConfirmed ? confirmation : null,
  };
}
