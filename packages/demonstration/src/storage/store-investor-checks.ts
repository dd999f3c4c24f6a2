import type { InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import type { Client } from "pg";

export interface HistoryInvestorCheck {
  readonly subject: InvestorCheckSubject;
  readonly comment: string;
  readonly at: Date;
}

interface Checked {
  /** The investor's. */
  readonly id: string;
  /** Nothing was found by any of them. */
  readonly checks: readonly HistoryInvestorCheck[];
}

/** What was checked of each investor. What is recorded already stays. The owner only. */
export async function storeInvestorChecks(
  owner: Client,
  investors: readonly Checked[],
): Promise<void> {
  await owner.query(
    `insert into public.recorded_checks (investor_id, at, subject, outcome, comment, admin_id)
     select i.id, made.at, made.subject, 'clear', made.comment, 'demonstration'
     from jsonb_to_recordset($1) r (id uuid, checks jsonb)
     join public.investors i on i.id = r.id and i.erased_at is null
     cross join lateral jsonb_to_recordset(r.checks) made (at timestamptz, subject text, comment text)
     where not exists (select from public.recorded_checks c
       where c.investor_id = i.id and c.subject = made.subject)
     order by made.at, i.id`,
    [JSON.stringify(investors.map(({ id, checks }) => ({ id, checks })))],
  );
}
