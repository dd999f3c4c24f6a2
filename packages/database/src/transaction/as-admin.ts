import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Database } from "../connection/connect.ts";
import { sessionHash } from "./session-hash.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/**
 * One transaction as the active admin who is signed in with this session token (Better Auth's
 * `session.token`, unsigned). `run` receives the admin's user id. Only for admin routes.
 * @throws DomainError SESSION_MISSING when it is not the live session of an active admin;
 * TWO_FACTOR_REQUIRED when they lack a second factor that the settings require.
 */
export function asAdmin<T>(
  database: Database<"tenora_web_admin">,
  sessionToken: string,
  run: (tx: Transaction<"admin">, adminId: string) => Promise<T>,
): Promise<T> {
  // The literal is safe: a hash is hex digits only.
  const opening = `select set_config('app.session', '${sessionHash(sessionToken)}', true);
    select app.current_admin() as admin`;
  return runTransaction(database, "admin", opening, async (tx, opened) => {
    if (opened.admin === null) throw await whyNobody(tx);
    return run(tx, opened.admin as string);
  });
}

async function whyNobody(tx: Transaction<"admin">): Promise<DomainError> {
  const { rows } = await sql<{ admin: string | null }>`
    select app.signed_in_admin() as admin`.execute(tx);
  return new DomainError(rows[0]?.admin ? "TWO_FACTOR_REQUIRED" : "SESSION_MISSING");
}
