import type { InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwInvestorUnchanged } from "./throw-investor-unchanged.ts";

export interface InvestorCheck {
  readonly id: string;
  readonly subject: InvestorCheckSubject;
  readonly outcome: CheckOutcome;
  /** What was consulted; null where nothing was written. */
  readonly comment: string | null;
  readonly at: Date;
  readonly adminEmail: string | null;
}

interface NewCheck {
  readonly investorId: string;
  readonly subject: InvestorCheckSubject;
  readonly outcome: CheckOutcome;
  readonly comment: string | null;
  /** The newest check of this subject that the admin saw; null for none. */
  readonly seenCheck: string | null;
}

/**
 * Records what a reviewer checked of an investor, with an audit row.
 * @throws DomainError ALREADY_CHANGED when a colleague recorded a newer one; INVESTOR_NOT_FOUND;
 * FORBIDDEN when the admin's session ended.
 */
export async function recordInvestorCheck(
  tx: Transaction<"admin">,
  { investorId, subject, outcome, comment, seenCheck }: NewCheck,
): Promise<void> {
  const { rows } = await sql<{ recorded: boolean }>`
    select public.record_check('investor', ${investorId}::uuid, ${subject}, ${outcome}, ${comment},
      ${seenCheck}::bigint) as recorded`.execute(tx);
  if (rows[0]?.recorded !== true) await throwInvestorUnchanged(tx, investorId, "ALREADY_CHANGED");
}

/** All checks of the registration that stands, oldest first. */
export async function listInvestorChecks(
  tx: Transaction<"admin">,
  investorId: string,
): Promise<InvestorCheck[]> {
  const rows = await tx
    .selectFrom("recorded_checks as c")
    .innerJoin("investors as i", "i.id", "c.investor_id")
    .leftJoin("admins as a", "a.user_id", "c.admin_id")
    .select(["c.id", "c.subject", "c.outcome", "c.comment", "c.at", "a.email as adminEmail"])
    .where("c.investor_id", "=", investorId)
    .whereRef("c.at", ">=", "i.created_at")
    .orderBy("c.id")
    .execute();
  return rows as InvestorCheck[];
}

/** How many subjects of an investor have been checked, and of how many the newest check is a concern. */
export interface CheckCount {
  readonly recorded: number;
  readonly concerns: number;
}

/** The counts of each of these investors, by their ids; nothing for those without a check. */
export async function countInvestorChecks(
  tx: Transaction<"admin">,
  ids: readonly string[],
): Promise<Readonly<Record<string, CheckCount>>> {
  if (ids.length === 0) return {};
  const { rows } = await sql<CheckCount & { readonly id: string }>`
    select i.id, count(*)::int as recorded,
      (count(*) filter (where c.outcome = 'concern'))::int as concerns
    from investors i
    cross join lateral (
      select distinct on (k.subject) k.outcome from recorded_checks k
      where k.investor_id = i.id and k.at >= i.created_at
      order by k.subject, k.id desc) c
    where i.id = any(${ids}::uuid[])
    group by i.id`.execute(tx);
  return Object.fromEntries(rows.map(({ id, ...count }) => [id, count]));
}
