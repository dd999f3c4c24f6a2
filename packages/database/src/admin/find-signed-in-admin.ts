import { DomainError } from "@tenora/domain/domain-error";
import type { Database } from "../connection/connect.ts";
import { asAdmin } from "../transaction/as-admin.ts";

/** The email of the active admin of a session token; null when there is none. */
export async function findSignedInAdmin(
  database: Database<"tenora_web_admin">,
  sessionToken: string,
): Promise<string | null> {
  try {
    return await asAdmin(database, sessionToken, async (tx, adminId) => {
      const { email } = await tx
        .selectFrom("admins")
        .select("email")
        .where("user_id", "=", adminId)
        .executeTakeFirstOrThrow();
      return email;
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "SESSION_MISSING") return null;
    throw error;
  }
}
