import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Assignee } from "../assignment/find-assignees.ts";
import type { Transaction } from "../transaction/transaction.ts";
import type { CaseReference } from "./contacts.ts";

/** What our records say of the case of a receivable. */
export interface CaseRecord {
  /** When somebody was last contacted; null before the first time. */
  readonly contactedAt: Date | null;
  /** Who looks after it; null for nobody, or a disabled admin. */
  readonly assignee: Assignee | null;
}

interface Row {
  readonly listing: string;
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
    select r.listing_id::text as listing, m.user_id as "adminId", m.email, (
        select c.contacted_at from collection_contacts c
        where c.request_id = r.id order by c.contacted_at desc limit 1) as "contactedAt"
    from unnest(${cases.map(({ listing }) => listing.toString())}::bigint[],
        ${cases.map(({ fingerprint }) => fingerprint)}::text[]) as asked (listing, fingerprint)
    join funding_requests r
      on r.listing_id = asked.listing and r.fingerprint = asked.fingerprint
    left join collection_cases k on k.request_id = r.id
    left join admins m on m.user_id = k.admin_id and m.revoked_at is null`.execute(tx);
  return new Map(
    rows.map(({ listing, contactedAt, adminId, email }) => [
      listing,
      {
        contactedAt,
        assignee: adminId === null || email === null ? null : { adminId, email },
      },
    ]),
  );
}

interface CaseAssignment {
  /** The id of the admin who had it when the current one looked; null for nobody. */
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
