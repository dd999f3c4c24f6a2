import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Database } from "../connection/connect.ts";
import { asSignedInAdmin } from "../transaction/as-signed-in-admin.ts";

export interface SignedInAdmin {
  readonly email: string;
  /** The settings require a second factor, and they have none yet: until then `asAdmin` doesn't know them. */
  readonly mustSetUpTwoFactor: boolean;
}

/** The active admin of a session token; null when there is none. */
export async function findSignedInAdmin(
  database: Database<"tenora_web_admin">,
  sessionToken: string,
): Promise<SignedInAdmin | null> {
  try {
    return await asSignedInAdmin(database, sessionToken, async (tx) => {
      const { rows } = await sql<SignedInAdmin>`
        select email, must_set_up_two_factor as "mustSetUpTwoFactor"
        from app.own_admin_account()`.execute(tx);
      return rows[0] ?? null;
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "SESSION_MISSING") return null;
    throw error;
  }
}
