import { needsColleague } from "@tenora/domain/funding-request/review/second-reviewer";
import { sql } from "kysely";
import { storeReviewRule } from "../../operations/store-review-rule.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { listRequestChecks } from "../check-funding-request.ts";

/**
 * Stores from which face value, in whole stablecoins, an admin may not attest what they have checked; at each
 * start. Null: never. The owner only.
 */
export const storeSecondReviewerRule = (ownerUrl: string, from: number | null): Promise<void> =>
  storeReviewRule(ownerUrl, {
    column: "second_reviewer_from",
    subject: "second_reviewer",
    value: from,
    isRequired: from !== null,
    settingOf: (was) => ({ secondReviewerFrom: was === null ? "never" : String(was) }),
  });

export interface SecondReviewerRule {
  /** From which face value a second reviewer attests, in whole stablecoins; null: never. */
  readonly secondReviewerFrom: number | null;
  /** With this request's face value an admin may not attest what they have checked themselves. */
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
