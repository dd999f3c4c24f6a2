import { needsColleague } from "@tenora/domain/funding-request/second-reviewer";
import { sql } from "kysely";
import { asOwner } from "../transaction/as-owner.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { listRequestChecks } from "./check-funding-request.ts";

/**
 * Stores from which face value, in whole stablecoins, nobody attests what they have checked themselves, with an
 * audit row where that changes; at each start. Null: never. No session can change it. The owner only.
 */
export async function storeSecondReviewerRule(
  ownerUrl: string,
  from: number | null,
): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    // Two servers that start at the same time record one change.
    await owner.query("lock table public.review_rules in share row exclusive mode");
    const { rows } = await owner.query<{ was: number | null }>(
      "select second_reviewer_from as was from public.review_rules",
    );
    const was = rows[0]?.was ?? null;
    if (was === from) return;
    await owner.query(
      `insert into public.review_rules (second_reviewer_from) values ($1)
       on conflict (is_only) do update set second_reviewer_from = excluded.second_reviewer_from`,
      [from],
    );
    await owner.query(
      `insert into public.audit_log (action, subject_type, subject_id, before, after)
       values ($1, 'review_rules', 'second_reviewer', $2, $3)`,
      [
        from === null ? "review.second_reviewer_dropped" : "review.second_reviewer_required",
        settingOf(was),
        settingOf(from),
      ],
    );
  });
}

/** As the operator writes it. */
const settingOf = (from: number | null) => ({
  secondReviewerFrom: from === null ? "never" : String(from),
});

export interface SecondReviewerRule {
  /** From which face value a second reviewer attests, in whole stablecoins; null: never. */
  readonly secondReviewerFrom: number | null;
  /** Of this request's face value nobody may attest what they have checked themselves. */
  readonly needsSecondReviewer: boolean;
}

/** The rule, and whether it holds for the terms of this request, which its seller has signed. */
export async function findSecondReviewerRule(
  tx: Transaction<"admin">,
  id: string,
): Promise<SecondReviewerRule> {
  const { rows } = await sql<{ from: number | null; needed: boolean }>`
    select app.second_reviewer_from() as from,
      app.needs_second_reviewer(r.terms, r.token_decimals) as needed
    from funding_requests r where r.id = ${id}::uuid`.execute(tx);
  return {
    secondReviewerFrom: rows[0]?.from ?? null,
    needsSecondReviewer: rows[0]?.needed === true,
  };
}

/**
 * Whether the current admin may not attest this request, for before a wallet is asked; the database decides
 * again when the signature is stored.
 */
export const isLeftToColleague = async (tx: Transaction<"admin">, id: string): Promise<boolean> =>
  needsColleague({
    ...(await findSecondReviewerRule(tx, id)),
    checks: await listRequestChecks(tx, id),
  });

/**
 * Which of these requests, whose checks are all recorded, lack nothing else than a second reviewer, as far as
 * our records know; none where their amount requires none.
 */
export async function findAwaitingSecondReviewer(
  tx: Transaction<"admin">,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select r.id from funding_requests r join businesses b on b.id = r.business_id
    where r.id = any(${ids}::uuid[]) and r.status = 'submitted' and b.suspended_at is null
      and app.needs_second_reviewer(r.terms, r.token_decimals)
      and not exists (
        select from acknowledgements a
        where a.request_id = r.id and a.submitted_at = r.submitted_at
          and a.answer = 'disputed' and a.resolved_at is null)`.execute(tx);
  return rows.map(({ id }) => id);
}
