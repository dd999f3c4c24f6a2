import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Database } from "../connection/connect.ts";
import { asSignedInAdmin } from "../transaction/as-signed-in-admin.ts";

export interface SignedInAdmin {
  readonly email: string;
  /** The settings require a second factor, and they have none yet: until then they are nobody to `asAdmin`. */
  readonly mustSetUpTwoFactor: boolean;
}

/** The active admin of a session token; null when there is none. */
export async function findSignedInAdmin(
  database: Database<"tenora_web_admin">,
  sessionToken: string,
): Promise<SignedInAdmin | null> {
  try {
    return await asSignedInAdmin(database, sessionToken, (tx, adminId) =>
      tx
        .selectFrom("admins")
        .select(["email", sql<boolean>`app.current_admin() is null`.as("mustSetUpTwoFactor")])
        .where("user_id", "=", adminId)
        .executeTakeFirstOrThrow(),
    );
  } catch (error) {
    if (error instanceof DomainError && error.code === "SESSION_MISSING") return null;
    throw error;
  }
}
