import { DomainError } from "@tenora/domain/domain-error";
import type { Database } from "../connection/connect.ts";
import { sessionHash } from "./session-hash.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/**
 * As `asAdmin`, also for an admin who still has to set up a second factor that the settings require: its
 * role reads no table and runs the functions of their own account alone. `run` receives the admin's user id.
 * @throws DomainError SESSION_MISSING when it is not the live session of an active admin.
 */
export function asSignedInAdmin<T>(
  database: Database<"tenora_web_admin">,
  sessionToken: string,
  run: (tx: Transaction<"admin_account">, adminId: string) => Promise<T>,
): Promise<T> {
  // The literal is safe: a hash is hex digits only.
  const opening = `select set_config('app.session', '${sessionHash(sessionToken)}', true);
    select app.signed_in_admin() as admin`;
  return runTransaction(database, "admin_account", opening, (tx, opened) => {
    if (opened.admin === null) throw new DomainError("SESSION_MISSING");
    return run(tx, opened.admin as string);
  });
}
