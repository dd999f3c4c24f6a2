import { randomUUID } from "node:crypto";
import { asOwner } from "../transaction/as-owner.ts";
import { grantAdmin } from "./grant-admin.ts";

export interface NewAdmin {
  readonly email: string;
  /** Better Auth's hash of the password. */
  readonly passwordHash: string;
}

/**
 * Creates an account with a password and makes it an active admin, in one transaction. The owner
 * only. @throws a unique violation (23505) when the email has an account already
 */
export function createAdmin(ownerUrl: string, admin: NewAdmin): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    const userId = randomUUID();
    await owner.query(
      `insert into auth_admin."user" (id, name, email, "emailVerified") values ($1, $2, $2, true)`,
      [userId, admin.email.toLowerCase()],
    );
    await owner.query(
      `insert into auth_admin.account (id, "accountId", "providerId", "userId", password, "updatedAt")
       values ($1, $2, 'credential', $2, $3, now())`,
      [randomUUID(), userId, admin.passwordHash],
    );
    await grantAdmin(owner, userId);
  });
}
