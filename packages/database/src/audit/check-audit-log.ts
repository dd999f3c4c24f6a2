import { asOwner } from "../transaction/as-owner.ts";
import { type AuditHead, readAuditHead } from "./audit-head.ts";

export interface AuditCheck {
  readonly entries: number;
  /** Ids of entries whose hash or link to the previous entry is wrong. */
  readonly broken: readonly string[];
  readonly head: AuditHead;
  /** Whether the log still contains the recorded head; true when none was given. */
  readonly containsRecordedHead: boolean;
}

/**
 * Recomputes the hash of every audit entry. A log whose newest entries were removed, or rewritten with
 * matching hashes, is consistent in itself: only a head recorded earlier shows it. The owner only.
 */
export function checkAuditLog(ownerUrl: string, recorded?: AuditHead): Promise<AuditCheck> {
  return asOwner(ownerUrl, async (owner) => {
    // One snapshot for all queries, because the log keeps growing.
    await owner.query("set transaction isolation level repeatable read");
    const { rows: counted } = await owner.query<{ n: number }>(
      "select count(*)::int as n from public.audit_log",
    );
    const { rows } = await owner.query<{ id: string }>(
      "select app.broken_audit_entries()::text as id",
    );
    const { rowCount } = await owner.query(
      "select from public.audit_log where id = $1 and hash = $2",
      [recorded?.entries, recorded?.hash],
    );
    return {
      entries: counted[0]?.n ?? 0,
      broken: rows.map(({ id }) => id),
      head: await readAuditHead(owner),
      // A head of nothing is in every log.
      containsRecordedHead: rowCount === 1 || (recorded?.entries ?? 0) === 0,
    };
  });
}
