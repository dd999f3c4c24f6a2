import { asOwner } from "./as-owner.ts";

export interface AuditCheck {
  readonly entries: number;
  /** Numbers of entries whose seal or link to the one before does not hold. */
  readonly broken: readonly string[];
}

/** Recomputes the seal of every audit entry. The owner only. */
export function checkAuditLog(ownerUrl: string): Promise<AuditCheck> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows: counted } = await owner.query<{ n: number }>(
      "select count(*)::int as n from public.audit_log",
    );
    const { rows } = await owner.query<{ id: string }>(
      "select app.broken_audit_entries()::text as id",
    );
    return { entries: counted[0]?.n ?? 0, broken: rows.map(({ id }) => id) };
  });
}
