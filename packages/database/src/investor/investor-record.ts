import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { InvestorStatus } from "@tenora/domain/investor/investor";
import type { Selectable } from "kysely";
import type { Investors } from "../generated/schema.ts";

/** An investor as admins see him. The government id is not among it: see `revealGovernmentId`. */
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
  /** Since when an approved investor may not buy; null when he may. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** Since when his personal data is overwritten; null as long as it is kept. */
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

/** The row with the application's names; checks in the database vouch for the narrower types. */
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

/** Where the specification keeps an investor's e-mail address (§3); empty when it was erased. */
export function emailOf(certificateInfo: unknown): string {
  return (certificateInfo as { email?: string } | null)?.email ?? "";
}
