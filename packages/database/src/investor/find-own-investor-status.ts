import type { InvestorStatus } from "@tenora/domain/investor/investor";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface OwnInvestorStatus {
  readonly status: InvestorStatus;
  readonly suspended: boolean;
  readonly rejectionReason: string | null;
  /** ISO 8601. */
  readonly submittedAt: string;
}

/** The status of the member's own registration as an investor; null when there is none. */
export async function findOwnInvestorStatus(
  tx: Transaction<"member">,
): Promise<OwnInvestorStatus | null> {
  const { rows } = await sql<Omit<OwnInvestorStatus, "submittedAt"> & { submittedAt: Date }>`
    select status, suspended, rejection_reason as "rejectionReason", submitted_at as "submittedAt"
    from app.own_investor_status()`.execute(tx);
  const own = rows[0];
  return own ? { ...own, submittedAt: own.submittedAt.toISOString() } : null;
}
