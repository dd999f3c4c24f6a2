import { calendarDaysByWeekday } from "@tenora/domain/business/review-time";
import { sql } from "kysely";
import { waitingCap } from "../../operations/count-waiting.ts";
import type { Transaction } from "../../transaction/transaction.ts";

interface OverdueQuery {
  readonly now: Date;
  /** In so many working days a request is usually decided. */
  readonly reviewDays: number;
}

/**
 * Pending requests that wait for us for longer than they usually do, at most `waitingCap`. One whose
 * applicant owes us another certificate isn't among them.
 */
export async function countOverdueBusinesses(
  tx: Transaction<"admin">,
  { now, reviewDays }: OverdueQuery,
): Promise<number> {
  const days = [...calendarDaysByWeekday(reviewDays)];
  // The first condition on the time and the order are for the index, whose newest rows are the least
  // asked; weekends make the second condition depend on the weekday. The last one says what
  // app.certificate_request(b.id) would, without a call for each row.
  const { rows } = await sql<{ readonly overdue: number }>`
    select count(*)::int as overdue from (
      select from businesses b
      where b.status = 'pending' and b.erased_at is null
        and b.created_at < ${now}::timestamptz - make_interval(hours => 24 * ${Math.min(...days)}::int)
        and b.created_at < ${now}::timestamptz - make_interval(hours => 24 *
          (${days}::int[])[1 + extract(dow from b.created_at at time zone 'UTC')::int])
        and not exists (
          select from business_history asked
          where asked.business_id = b.id and asked.event = 'certificate_requested' and not exists (
            select from business_history later
            where later.business_id = asked.business_id and later.id > asked.id
              and later.event in ('certificate_replaced', 'restarted')))
      order by b.created_at desc
      limit ${sql.lit(waitingCap)}) capped`.execute(tx);
  return rows[0]?.overdue ?? 0;
}
