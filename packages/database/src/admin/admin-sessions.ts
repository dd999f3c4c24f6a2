import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** A live session of the admin. Only its browser has the token. */
export interface OwnAdminSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
  /** Network address it was made from; null when unknown. */
  readonly address: string | null;
  /** The browser's User-Agent. */
  readonly browser: string | null;
  /** Whether it is the current session. */
  readonly isCurrent: boolean;
}

/** The admin's own live sessions, last used first. */
export async function listAdminSessions(
  tx: Transaction<"admin" | "admin_account">,
): Promise<readonly OwnAdminSession[]> {
  const { rows } = await sql<OwnAdminSession>`
    select id, created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt",
      nullif(address, '') as address, nullif(browser, '') as browser, is_current as "isCurrent"
    from app.own_admin_sessions()`.execute(tx);
  return rows;
}

/** Ends one of the admin's own sessions. @throws DomainError ALREADY_CHANGED when it is over */
export async function endAdminSession(
  tx: Transaction<"admin" | "admin_account">,
  id: string,
): Promise<void> {
  const { rows } = await sql<{ ended: boolean }>`
    select app.end_admin_session(${id}) as ended`.execute(tx);
  if (rows[0]?.ended !== true) throw new DomainError("ALREADY_CHANGED");
}
