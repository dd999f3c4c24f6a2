import type { BusinessCheckSubject } from "@tenora/domain/business/business-check";
import type { InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import type { Client } from "pg";

export interface RecordedCheck {
  readonly subject: BusinessCheckSubject | InvestorCheckSubject;
  readonly comment: string;
  readonly at: Date;
}

interface Checked {
  /** The business's or the investor's. */
  readonly id: string;
  /** Nothing was found by any of them. */
  readonly checks: readonly RecordedCheck[];
}

/** What was checked of each business and investor. What is recorded already stays. The owner only. */
export async function storeRecordedChecks(
  owner: Client,
  checked: readonly Checked[],
): Promise<void> {
  await owner.query(
    `insert into public.recorded_checks
       (business_id, investor_id, at, subject, outcome, comment, admin_id)
     select b.id, i.id, made.at, made.subject, 'clear', made.comment, 'demonstration'
     from jsonb_to_recordset($1) r (id uuid, checks jsonb)
     left join public.businesses b on b.id = r.id and b.erased_at is null
     left join public.investors i on i.id = r.id and i.erased_at is null
     cross join lateral jsonb_to_recordset(r.checks) made (at timestamptz, subject text, comment text)
     where num_nonnulls(b.id, i.id) = 1 and not exists (select from public.recorded_checks c
       where (c.business_id = b.id or c.investor_id = i.id) and c.subject = made.subject)
     order by made.at, r.id`,
    [JSON.stringify(checked.map(({ id, checks }) => ({ id, checks })))],
  );
}
