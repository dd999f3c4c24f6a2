import type { InvestorStatus } from "@tenora/domain/investor";
import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

export interface OwnInvestorStanding {
  readonly status: InvestorStatus;
  readonly suspended: boolean;
  readonly rejectionReason: string | null;
}

/** How the member's own registration as investor stands; null when there is none. */
export async function findOwnInvestorStanding(
  tx: Transaction<"member">,
): Promise<OwnInvestorStanding | null> {
  const { rows } = await sql<OwnInvestorStanding>`
    select status, suspended, rejection_reason as "rejectionReason"
    from app.own_investor_standing()`.execute(tx);
  return rows[0] ?? null;
}
