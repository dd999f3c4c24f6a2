import type { BusinessCheckSubject } from "@tenora/domain/business/business-check";
import type { Client } from "pg";

export interface HistoryBusinessCheck {
  readonly subject: BusinessCheckSubject;
  readonly comment: string;
  readonly at: Date;
}

interface Checked {
  /** The business's. */
  readonly id: string;
  /** Nothing was found by any of them. */
  readonly checks: readonly HistoryBusinessCheck[];
}

/** What was checked of each business. What is recorded already stays. The owner only. */
export async function storeBusinessChecks(
  owner: Client,
  businesses: readonly Checked[],
): Promise<void> {
  await owner.query(
    `insert into public.recorded_checks (business_id, at, subject, outcome, comment, admin_id)
     select b.id, made.at, made.subject, 'clear', made.comment, 'demonstration'
     from jsonb_to_recordset($1) r (id uuid, checks jsonb)
     join public.businesses b on b.id = r.id and b.erased_at is null
     cross join lateral jsonb_to_recordset(r.checks) made (at timestamptz, subject text, comment text)
     where not exists (select from public.recorded_checks c
       where c.business_id = b.id and c.subject = made.subject)
     order by made.at, b.id`,
    [JSON.stringify(businesses.map(({ id, checks }) => ({ id, checks })))],
  );
}
