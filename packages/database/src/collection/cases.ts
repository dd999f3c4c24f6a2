import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Assignee } from "../assignment/find-assignees.ts";
import type { Transaction } from "../transaction/transaction.ts";
import type { CaseReference } from "./contacts.ts";

/** What our records say of the case of a receivable. */
export interface CaseRecord {
  /** When the last contact was; null before the first. */
  readonly contactedAt: Date | null;
  /** The admin who looks after it; null for none, or a disabled one. */
  readonly assignee: Assignee | null;
  /** The day in UTC of the next follow-up: "2026-01-05"; null where none is agreed. */
  readonly followUpOn: string | null;
}

interface Row {
  readonly listing: string;
  readonly followUpOn: string | null;
  readonly contactedAt: Date | null;
  readonly adminId: string | null;
  readonly email: string | null;
}

/** The records of these receivables, by their number; nothing for one without a request of ours. */
export async function findCaseRecords(
  tx: Transaction<"admin">,
  cases: readonly CaseReference[],
): Promise<ReadonlyMap<string, CaseRecord>> {
  const { rows } = await sql<Row>`
    select r.listing_id::text as listing, m.user_id as "adminId", m.email,
      k.follow_up_on::text as "followUpOn", (
        select c.contacted_at from collection_contacts c
        where c.request_id = r.id order by c.contacted_at desc limit 1) as "contactedAt"
    from unnest(${cases.map(({ listing }) => listing.toString())}::bigint[],
        ${cases.map(({ fingerprint }) => fingerprint)}::text[]) as asked (listing, fingerprint)
    join funding_requests r
      on r.listing_id = asked.listing and r.fingerprint = asked.fingerprint
    left join collection_cases k on k.request_id = r.id
    left join admins m on m.user_id = k.admin_id and m.revoked_at is null`.execute(tx);
  return new Map(
    rows.map(({ listing, contactedAt, adminId, email, followUpOn }) => [
      listing,
      {
        contactedAt,
        followUpOn,
        assignee: adminId === null || email === null ? null : { adminId, email },
      },
    ]),
  );
}

/** Enough for any queue; what was settled with a date still set is older. */
const mostDue = 500;

/** The receivables whose follow-up is due on this day in UTC: the latest of them, by number. */
export async function findDueFollowUps(
  tx: Transaction<"admin">,
  today: string,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ listing: string }>`
    select r.listing_id::text as listing
    from (
      select c.request_id, c.follow_up_on from collection_cases c
      where c.follow_up_on <= ${today}::date
      order by c.follow_up_on desc limit ${mostDue}) due
    join funding_requests r on r.id = due.request_id
    where r.listing_id is not null
    order by due.follow_up_on desc, r.listing_id`.execute(tx);
  return rows.map(({ listing }) => BigInt(listing));
}

interface CaseAssignment {
  /** The id of the admin who had it when the current one looked; null for none. */
  readonly seen: string | null;
  /** True: the current admin takes it. False: they release it. */
  readonly assign: boolean;
}

/**
 * Assigns a case to the current admin, or releases it, with an audit row. Anybody may still work on it. Taking
 * what one already has changes nothing.
 * @throws DomainError RECEIVABLE_NOT_FOUND without a request of ours; ALREADY_CHANGED when a colleague took or
 * released it; FORBIDDEN
 */
export async function assignCase(
  tx: Transaction<"admin">,
  { listing, fingerprint }: CaseReference,
  { seen, assign }: CaseAssignment,
): Promise<void> {
  const { rows } = await sql<{ assigned: boolean }>`
    select public.assign_case(${listing.toString()}::bigint, ${fingerprint}, ${seen}, ${assign})
      as assigned`.execute(tx);
  if (rows[0]?.assigned !== true) throw new DomainError("ALREADY_CHANGED");
}
