import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { InvestorStatus } from "@tenora/domain/investor/investor";
import type { Selectable } from "kysely";
import type { Investors } from "../generated/schema.ts";

/** An investor as admins see them, without the government id: see `revealGovernmentId`. */
export interface InvestorRecord {
  readonly id: string;
  readonly investorName: string;
  readonly email: string;
  readonly country: string;
  readonly walletAddress: WalletAddress;
  readonly status: InvestorStatus;
  readonly createdAt: Date;
  readonly reviewedAt: Date | null;
  readonly rejectionReason: string | null;
  /** When an approved investor was suspended from buying; null when they may buy. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** When the personal data was erased; null while it is stored. */
  readonly erasedAt: Date | null;
}

export const investorColumns = [
  "id",
  "investor_name",
  "country",
  "wallet_address",
  "certificate_info",
  "status",
  "created_at",
  "reviewed_at",
  "rejection_reason",
  "suspended_at",
  "suspension_reason",
  "erased_at",
] as const satisfies readonly (keyof Investors)[];

type InvestorRow = Pick<Selectable<Investors>, (typeof investorColumns)[number]>;

/** The row with the application's names; checks in the database guarantee the narrower types. */
export function toInvestorRecord(row: InvestorRow): InvestorRecord {
  return {
    id: row.id,
    investorName: row.investor_name,
    email: emailOf(row.certificate_info),
    country: row.country,
    walletAddress: row.wallet_address as WalletAddress,
    status: row.status as InvestorStatus,
    createdAt: row.created_at,
    reviewedAt: row.reviewed_at,
    rejectionReason: row.rejection_reason,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    erasedAt: row.erased_at,
  };
}

/** The investor's email address, which the specification stores here (§3); empty when erased. */
export function emailOf(certificateInfo: unknown): string {
  return (certificateInfo as { email?: string } | null)?.email ?? "";
}
