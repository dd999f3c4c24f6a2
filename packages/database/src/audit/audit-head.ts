import type { Client } from "pg";

/**
 * The number of entries of the audit log and the hash of the newest: `12:9f86d0…`. Recorded where the
 * database's owner cannot write, it proves later whether these entries are unchanged.
 */
export interface AuditHead {
  readonly entries: number;
  readonly hash: string;
}

/** The head of the log, as of this transaction. The owner only. */
export async function readAuditHead(owner: Client): Promise<AuditHead> {
  const { rows } = await owner.query<AuditHead>(
    "select id::int as entries, hash from public.audit_log order by id desc limit 1",
  );
  return rows[0] ?? { entries: 0, hash: "0".repeat(64) };
}

export const formatAuditHead = ({ entries, hash }: AuditHead): string => `${entries}:${hash}`;

/** Null when the text is no head. */
export function parseAuditHead(text: string): AuditHead | null {
  const found = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase());
  return found === null ? null : { entries: Number(found[1]), hash: found[2] ?? "" };
}
