import type { InvestorStatus } from "@tenora/domain/investor/investor";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface OwnInvestorStatus {
  readonly status: InvestorStatus;
  readonly suspended: boolean;
  readonly rejectionReason: string | null;
}

/** The status of the member's own registration as an investor; null when there is none. */
export async function findOwnInvestorStatus(
  tx: Transaction<"member">,
): Promise<OwnInvestorStatus | null> {
  const { rows } = await sql<OwnInvestorStatus>`
    select status, suspended, rejection_reason as "rejectionReason"
    from app.own_investor_status()`.execute(tx);
  return rows[0] ?? null;
}
