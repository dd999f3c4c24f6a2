import type { BusinessStatus, Tier } from "@tenora/domain/business/business";

/** What the owner of a proven wallet may read about their business; dates as ISO 8601. */
export interface OwnBusiness {
  readonly companyName: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly status: BusinessStatus;
  readonly tier: Tier;
  readonly rejectionReason: string | null;
  /** What we emailed to the director; null while the business isn't suspended. */
  readonly suspensionReason: string | null;
  readonly certificate: { readonly fileName: string; readonly uploadFailed: boolean } | null;
  /** What a reviewer asks of the certificate; null where nothing is, or another one has arrived. */
  readonly certificateRequest: { readonly message: string; readonly requestedAt: string } | null;
  readonly submittedAt: string;
  readonly consentAt: string;
  readonly consentVersion: string;
}

export interface OwnBusinessResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  readonly business: OwnBusiness | null;
}
