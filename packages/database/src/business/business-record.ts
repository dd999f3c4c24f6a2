import type { BusinessStatus, Tier } from "@tenora/domain/business/business";
import type { CertificateInfo } from "@tenora/domain/business/onboarding";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { Selectable } from "kysely";
import type { Businesses } from "../generated/schema.ts";

/** A business, with the application's field names (specification §3). */
export interface BusinessRecord {
  readonly id: string;
  readonly companyName: string;
  /** As onboarding asked for it, by name; it may be "Other". */
  readonly country: string;
  /** Its company register's, as a reviewer confirmed it; ISO 3166-1 alpha-2. Null before that. */
  readonly countryCode: string | null;
  readonly registrationNumber: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly walletAddress: WalletAddress;
  readonly status: BusinessStatus;
  readonly tier: Tier;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly reviewedAt: Date | null;
  readonly rejectionReason: string | null;
  /** When an approved business was suspended; null when it is not. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** When the personal data was erased; null while it is stored. */
  readonly erasedAt: Date | null;
  readonly certificateUrl: string | null;
  readonly certificateInfo: CertificateInfo | null;
  readonly consentAt: Date;
  readonly consentVersion: string;
}

export const businessColumns = [
  "id",
  "company_name",
  "country",
  "country_code",
  "registration_number",
  "director_name",
  "director_email",
  "wallet_address",
  "status",
  "tier",
  "created_at",
  "updated_at",
  "reviewed_at",
  "rejection_reason",
  "suspended_at",
  "suspension_reason",
  "erased_at",
  "certificate_url",
  "certificate_info",
  "consent_at",
  "consent_version",
] as const satisfies readonly (keyof Businesses)[];

export type BusinessRow = Pick<Selectable<Businesses>, (typeof businessColumns)[number]>;

/** The row with the application's names; checks in the database guarantee the narrower types. */
export function toBusinessRecord(row: BusinessRow): BusinessRecord {
  return {
    id: row.id,
    companyName: row.company_name,
    country: row.country,
    countryCode: row.country_code,
    registrationNumber: row.registration_number,
    directorName: row.director_name,
    directorEmail: row.director_email,
    walletAddress: row.wallet_address as WalletAddress,
    status: row.status as BusinessStatus,
    tier: row.tier as Tier,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    reviewedAt: row.reviewed_at,
    rejectionReason: row.rejection_reason,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    erasedAt: row.erased_at,
    certificateUrl: row.certificate_url,
    certificateInfo: row.certificate_info as CertificateInfo | null,
    consentAt: row.consent_at,
    consentVersion: row.consent_version,
  };
}
