import { needsColleague } from "@tenora/domain/funding-request/second-reviewer";
import { sql } from "kysely";
import { asOwner } from "../transaction/as-owner.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { listRequestChecks } from "./check-funding-request.ts";

/**
 * Stores whether nobody attests what they have checked themselves, with an audit row where that changes; at
 * each start. No session can change it. The owner only.
 */
export async function storeSecondReviewerRule(ownerUrl: string, isNeeded: boolean): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    // Two servers that start at the same time record one change.
    await owner.query("lock table public.review_rules in share row exclusive mode");
    const { rows } = await owner.query<{ was: boolean }>(
      "select needs_second_reviewer as was from public.review_rules",
    );
    if ((rows[0]?.was ?? false) === isNeeded) return;
    await owner.query(
      `insert into public.review_rules (needs_second_reviewer) values ($1)
       on conflict (is_only) do update set needs_second_reviewer = excluded.needs_second_reviewer`,
      [isNeeded],
    );
    await owner.query(
      "insert into public.audit_log (action, subject_type, subject_id) values ($1, 'review_rules', 'second_reviewer')",
      [isNeeded ? "review.second_reviewer_required" : "review.second_reviewer_dropped"],
    );
  });
}

/** Whether an attestation needs another admin than those who checked the request. */
export async function needsSecondReviewer(tx: Transaction<"admin">): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select app.needs_second_reviewer() as needed`.execute(tx);
  return rows[0]?.needed === true;
}

/**
 * Whether the current admin may not attest this request, for before a wallet is asked; the database decides
 * again when the signature is stored.
 */
export const isLeftToColleague = async (tx: Transaction<"admin">, id: string): Promise<boolean> =>
  needsColleague({
    needsSecondReviewer: await needsSecondReviewer(tx),
    checks: await listRequestChecks(tx, id),
  });

/**
 * Which of these requests, whose checks are all recorded, lack nothing else than a second reviewer, as far as
 * our records know; none where none is required.
 */
export async function findAwaitingSecondReviewer(
  tx: Transaction<"admin">,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select r.id from funding_requests r join businesses b on b.id = r.business_id
    where r.id = any(${ids}::uuid[]) and r.status = 'submitted' and b.suspended_at is null
      and app.needs_second_reviewer()
      and not exists (
        select from acknowledgements a
        where a.request_id = r.id and a.submitted_at = r.submitted_at
          and a.answer = 'disputed' and a.resolved_at is null)`.execute(tx);
  return rows.map(({ id }) => id);
}
