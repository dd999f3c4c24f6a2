import { asOwner } from "../transaction/as-owner.ts";
import { type AuditHead, readAuditHead } from "./audit-head.ts";

export interface AuditCheck {
  readonly entries: number;
  /** Numbers of entries whose seal or link to the one before does not hold. */
  readonly broken: readonly string[];
  readonly head: AuditHead;
  /** Whether the log still contains the head noted earlier; true when none was. */
  readonly containsRecordedHead: boolean;
}

/**
 * Recomputes the seal of every audit entry. A log whose newest entries were cut off, or written
 * anew with their seals, holds in itself: only a head noted before tells. The owner only.
 */
export function checkAuditLog(ownerUrl: string, noted?: AuditHead): Promise<AuditCheck> {
  return asOwner(ownerUrl, async (owner) => {
    // One moment for all questions: the log grows meanwhile.
    await owner.query("set transaction isolation level repeatable read");
    const { rows: counted } = await owner.query<{ n: number }>(
      "select count(*)::int as n from public.audit_log",
    );
    const { rows } = await owner.query<{ id: string }>(
      "select app.broken_audit_entries()::text as id",
    );
    const { rowCount } = await owner.query(
      "select from public.audit_log where id = $1 and hash = $2",
      [noted?.entries, noted?.hash],
    );
    return {
      entries: counted[0]?.n ?? 0,
      broken: rows.map(({ id }) => id),
      head: await readAuditHead(owner),
      // A head of nothing is in every log.
      containsRecordedHead: rowCount === 1 || (noted?.entries ?? 0) === 0,
    };
  });
}
